/** Text that the database made as JSON of a value: it is sent as it is, without being parsed. */
export type Json<Value> = string & { readonly json: Value }

/** The value that a JSON text holds. */
export function parseJson<Value>(json: Json<Value>): Value {
  return JSON.parse(json) as Value
}

/** The JSON text of a value. */
export function toJson<Value>(value: Value): Json<Value> {
  return JSON.stringify(value) as Json<Value>
}
