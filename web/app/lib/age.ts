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

/** As if the question had not been asked yet: who answered by mistake answers again. */
export function forgetAge(): void {
  document.cookie = `${ageCookie}=; path=/; max-age=0`
  delete document.documentElement.dataset.age
}

/** Whether the visitor has said that they are too young. */
export function isUnderAge(): boolean {
  return document.documentElement.dataset.age === 'no'
}

/** What a page says of a product that alcohol is told by. */
interface Drink {
  type: string
  attributes?: Record<string, { value: string }>
}

/** What is never sent is no drink. */
const unsent = ['virtual', 'downloadable']

/** Most per cent by volume that the law calls without alcohol. */
const mostWithout = 1.2

/** Whether age is to be asked for a product: as the cart tells it (plugins/catalogue/services/alcohol.ts). */
export function holdsAlcohol({ type, attributes }: Drink): boolean {
  if (unsent.includes(type)) return false
  const strength = Number.parseFloat((attributes?.abv?.value ?? '').replace(',', '.'))
  return Number.isNaN(strength) || strength > mostWithout
}
