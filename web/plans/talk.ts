/** What a plan card can do in the conversation that it belongs to. */
export type PlanTalk = {
  /** Leads to the field, with changes to choose from. */
  change: () => void
  /** Says a sentence in the person's name. */
  say: (text: string) => void
}
