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

/** SQL: the rows of a statement as one JSON text in a column `rows`, in their order. */
export function asJson(statement: string): string {
  return `select coalesce(json_agg(row_to_json(r)), '[]')::text as rows from (${statement}) r`
}

export type Page<Item> = { items: Item[]; next_cursor: string | null }

/** A page of rows that the database wrote, separated by commas. */
export function pageJson<Item>(items: string, nextCursor: string | null): Json<Page<Item>> {
  return `{"items":[${items}],"next_cursor":${JSON.stringify(nextCursor)}}` as Json<Page<Item>>
}
