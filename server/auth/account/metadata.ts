/** The JSON of `user_metadata` (what people say about themselves), `app_metadata` and `identity_data`. */
export type Metadata = Record<string, unknown>
