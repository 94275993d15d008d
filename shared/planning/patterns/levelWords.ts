/** What people say who have never done it. */
export const BEGINS = /\b(?:scratch|zero|nothing|beginner|novice|newbie|never|no (?:prior )?experience)\b/i
