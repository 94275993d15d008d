/** Kinds of moments. A room begins and ends; these are the room's own. They can never be changed. */
export const ROOM_START = 'room_start'
export const ROOM_END = 'room_end'
/** Somebody is told that a room begins soon, and learns what became of them in one that has ended; these are the person's. */
export const ROOM_SOON = 'room_soon'
export const ROOM_OUTCOME = 'room_outcome'
