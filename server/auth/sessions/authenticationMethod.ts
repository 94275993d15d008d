/** One entry of the `amr` claim: how a person showed who they are, and when (epoch seconds). */
export type AuthenticationMethod = { method: string; timestamp: number }
