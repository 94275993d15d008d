const MOST_CHARACTERS = 60
const NOBODY = 'Somebody'

/**
 * What an invitation calls the person who invites: their name, shortened; "Somebody" where it holds a link or an address, since
 * it is mailed to a stranger (docs/rules/people.md, Invitations).
 */
export function inviterName(name: string): string {
  const plain = name.normalize('NFKC').replace(/\p{C}/gu, '').replace(/\s+/gu, ' ').trim()
  if (plain === '' || LINK_OR_ADDRESS.test(plain)) return NOBODY
  return Array.from(plain).slice(0, MOST_CHARACTERS).join('').trim()
}

/** `@`, a scheme, or a dot between two words, also one of another script. */
const LINK_OR_ADDRESS = /@|:\/\/|\bwww\b|[\p{L}\p{N}-][.。．｡][\p{L}\p{N}]{2,}|\b\w+:[^\s]/iu
