/** Cookie that remembers the answer to the age question: `yes` or `no`, readable by scripts and by the server. */
export const ageCookie = 'age'

/** 30 days, in seconds. */
const ageCookieLife = 30 * 24 * 60 * 60

export type AgeAnswer = 'yes' | 'no'

/** Remembers the answer for pages and for the calls of the API alike, and marks the page with it. */
export function rememberAge(answer: AgeAnswer): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${ageCookie}=${answer}; path=/; max-age=${ageCookieLife}; samesite=lax${secure}`
  document.documentElement.dataset.age = answer
}
