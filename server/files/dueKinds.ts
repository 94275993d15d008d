/** Kinds of due moments of pictures; the owner is the key, the payload whose it is. They can never be changed. */
export const UNUSED_FILE = 'unused_file'
export const REMOVE_FILE = 'remove_file'
