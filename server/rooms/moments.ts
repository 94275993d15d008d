/** Kinds of moments. A room begins and ends; these are the room's own. They can never be changed. */
export const ROOM_START = 'room_start'
export const ROOM_END = 'room_end'
/** The notices that a room begins soon and that it has ended are due moments of the person. */
export const ROOM_SOON = 'room_soon'
export const ROOM_OUTCOME = 'room_outcome'
