const FILLERS = new Set(
  `a actually after again all also although am an and any anything are as at be been better bit both but by can could couple day
  days deadline do does don't done each either end every everything finish fine first for from get goal go going good great have
  having hm hmm how i i'd i'm if in instead is it it's its just keep kind lastly let let's like little make makes making maybe me
  mean minute minutes more move my need nice no nope not now of oh ok okay on once one only or other per perhaps plan planned
  please pls possible possibly practice prefer preferably put quite rather really reduce increase right run runs sessions session
  schedule set should so some something sooner sorry start starting still sure switch session's take thanks thank thats that that's
  the them then there they thing things think this time times to too train training try up us use want was way we week weeks well
  what when will with work working workout workouts would yeah yep yes yet you your change changes cut begin drop lower raise about
  cause because`.split(/\s+/),
)

/** Whether a word says nothing of its own in a message about a plan. */
export function isFiller(plain: string): boolean {
  return FILLERS.has(plain) || !/[\p{L}\p{N}]/u.test(plain)
}
