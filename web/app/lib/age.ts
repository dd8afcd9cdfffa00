/** Cookie with the answer to the age question, `yes` or `no`. Readable by scripts and by the server. */
export const ageCookie = 'age'

/** 30 days, in seconds. */
const ageCookieLife = 30 * 24 * 60 * 60

export type AgeAnswer = 'yes' | 'no'

/** Stores the answer in a cookie, for pages and API calls, and sets it on the current page. */
export function rememberAge(answer: AgeAnswer): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${ageCookie}=${answer}; path=/; max-age=${ageCookieLife}; samesite=lax${secure}`
  document.documentElement.dataset.age = answer
}

/** Removes the answer, so that a visitor who answered by mistake is asked again. */
export function forgetAge(): void {
  document.cookie = `${ageCookie}=; path=/; max-age=0`
  delete document.documentElement.dataset.age
}

/** Whether the visitor answered that they are too young. */
export function isUnderAge(): boolean {
  return document.documentElement.dataset.age === 'no'
}

/** The fields of a product that its alcohol is read from. */
interface Drink {
  type: string
  attributes?: Record<string, { value: string }>
}

/** Product types that are never shipped, hence no drinks. */
const unshippedTypes = ['virtual', 'downloadable']

/** The law calls a drink alcohol-free up to this strength, in per cent by volume. */
const maxAlcoholFree = 1.2

/** Whether a product needs the age question. Same rule as the cart's (plugins/catalogue/sellable/alcohol.ts). */
export function containsAlcohol({ type, attributes }: Drink): boolean {
  if (unshippedTypes.includes(type)) return false
  const strength = Number.parseFloat((attributes?.abv?.value ?? '').replace(',', '.'))
  return Number.isNaN(strength) || strength > maxAlcoholFree
}
