/** When silence leaves the next claim of its owner unverified: one moment a person, whom it is about, too. */
export const CLAIM_SILENCE = 'claim_silence'
/** When a model has to look at a claim of its owner. */
export const CLAIM_CHECK = 'claim_check'
/** When the picture of a decided claim is deleted. */
export const CLAIM_PICTURE = 'claim_picture'
/** When a partner has to hear of claims to judge; it belongs to the partner, and its subject is whose claims they are. */
export const CLAIM_TO_JUDGE = 'claim_to_judge'
/** The same for the members of a team, to which it belongs. */
export const TEAM_CLAIM_TO_JUDGE = 'team_claim_to_judge'
