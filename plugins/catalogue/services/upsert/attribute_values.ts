import { readWritten } from '#core/money/read_written'
import { readInstant } from '#core/time/instant'
import { slugify } from '#core/text/slug'
import type { AttributeDefinition } from '#plugins/catalogue/services/upsert/definitions'
import type { AttributeInput } from '#plugins/catalogue/services/upsert/product_input'

/** A value as it is stored among a product's attributes. */
export type AttributeValue = string | number | boolean | string[]
export type AttributeValues = Record<string, AttributeValue>

/** Gives the code of an attribute's option from its code or label; null when there is none. */
export type ResolveOption = (attribute: string, given: string) => string | null

/** Why a value is refused: the name of the message, with what it concerns. */
export type ValueProblem =
  | { problem: 'invalid' | 'option'; given: string }
  /** `limit`: how many characters there may be. */
  | { problem: 'length'; given: string; limit: number }

const LONGEST_TEXT = 255
const LONGEST_AREA = 100_000
const TRUE = new Set(['1', 'true', 'oui', 'yes', 'vrai'])
const FALSE = new Set(['0', 'false', 'non', 'no', 'faux'])
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** True for what clears a value. */
export function isCleared(input: unknown): boolean {
  return input === null || input === '' || (Array.isArray(input) && input.length === 0)
}

/** Option texts that a value names, for attributes that offer options. */
export function optionTexts(attribute: AttributeDefinition, input: AttributeInput): string[] {
  if (isCleared(input)) return []
  if (attribute.type === 'select') return [String(input).trim()]
  if (attribute.type !== 'multiselect' && attribute.type !== 'checkbox') return []
  const parts = Array.isArray(input) ? input : String(input).split('|')
  return parts.map((part) => String(part).trim()).filter((part) => part !== '')
}

/** Reads a value that is not cleared into its stored form. `currency`: the one that a price may name. */
export function readValue(
  attribute: AttributeDefinition,
  input: AttributeInput,
  resolve: ResolveOption,
  currency?: string
): { value: AttributeValue } | ValueProblem {
  const text = String(input).trim()
  switch (attribute.type) {
    case 'text':
      return readText(attribute, text, LONGEST_TEXT)
    case 'textarea':
      return readText(attribute, text, LONGEST_AREA)
    case 'price':
      return attempt(text, () => (typeof input === 'number' ? whole(input) : readWritten(text, 2, currency)))
    case 'boolean':
      return readBoolean(text)
    case 'select':
    case 'multiselect':
    case 'checkbox':
      return readOptions(attribute, input, resolve)
    case 'date':
      return DAY.test(text) ? { value: text } : { problem: 'invalid', given: text }
    case 'datetime':
      return attempt(text, () => {
        readInstant(text)
        return text
      })
    case 'image':
    case 'file':
      return attempt(text, () => whole(Number(text)))
  }
}

/** Code of an option made from its label. */
export function optionCode(label: string): string {
  return slugify(label, encodeURIComponent(label).replaceAll('%', ''))
}

function readOptions(
  attribute: AttributeDefinition,
  input: AttributeInput,
  resolve: ResolveOption
): { value: AttributeValue } | ValueProblem {
  const codes: string[] = []
  for (const given of optionTexts(attribute, input)) {
    const code = resolve(attribute.code, given)
    if (code === null) return { problem: 'option', given }
    if (!codes.includes(code)) codes.push(code)
  }
  return { value: attribute.type === 'select' ? (codes[0] as string) : codes }
}

function readText(attribute: AttributeDefinition, text: string, longest: number) {
  if (text.length > longest) return { problem: 'length' as const, given: text.slice(0, 40), limit: longest }
  if (!isStorable(text) || !follows(attribute, text)) {
    return { problem: 'invalid' as const, given: text.slice(0, 40) }
  }
  return { value: text }
}

/** Texts with control characters or broken surrogates are stored by neither database. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
}

function follows({ validation, regex }: AttributeDefinition, text: string): boolean {
  switch (validation) {
    case 'numeric':
      return /^-?\d{1,18}$/.test(text)
    case 'decimal':
      return /^-?\d{1,12}([.,]\d{1,6})?$/.test(text)
    case 'email':
      return EMAIL.test(text)
    case 'url':
      return /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text)
    case 'regex':
      return !regex || new RegExp(`^(?:${regex})$`, 'u').test(text)
    case null:
      return true
  }
}

function readBoolean(text: string): { value: AttributeValue } | ValueProblem {
  const word = text.toLowerCase()
  if (TRUE.has(word)) return { value: true }
  if (FALSE.has(word)) return { value: false }
  return { problem: 'invalid', given: text }
}

function whole(number: number): number {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError('not a whole number')
  return number
}

function attempt(given: string, read: () => AttributeValue): { value: AttributeValue } | ValueProblem {
  try {
    return { value: read() }
  } catch {
    return { problem: 'invalid', given: given.slice(0, 40) }
  }
}
