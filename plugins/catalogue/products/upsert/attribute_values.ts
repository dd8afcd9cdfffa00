import { readWritten } from '#core/money/read_written'
import { readInstant } from '#core/time/instant'
import { slugify } from '#core/text/slug'
import type { AttributeDefinition as Defined } from '#plugins/catalogue/products/upsert/definitions'
import type { AttributeInput } from '#plugins/catalogue/products/upsert/product_input'
import { TEXT_LIMITS } from '#plugins/catalogue/database/text_limits'

/** The fields of a definition that decide how a value is parsed. */
type AttributeDefinition = Pick<Defined, 'code' | 'type' | 'validation' | 'regex'>

/** An attribute value as it is stored with the product. */
export type AttributeValue = string | number | boolean | string[]
export type AttributeValues = Record<string, AttributeValue>

/** Finds the code of an attribute's option by its code or label; null when there is none. */
export type ResolveOption = (attribute: string, given: string) => string | null

/** Why a value is refused. */
export type ValueProblem =
  | { problem: 'invalid' | 'option'; given: string }
  /** `limit`: the maximum of characters. */
  | { problem: 'length'; given: string; limit: number }

const TRUE = new Set(['1', 'true', 'oui', 'yes', 'vrai'])
const FALSE = new Set(['0', 'false', 'non', 'no', 'faux'])
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether the input clears the value. */
export function isCleared(input: unknown): boolean {
  return input === null || input === '' || (Array.isArray(input) && input.length === 0)
}

/** The option texts that an input names; empty for attributes without options. */
export function optionTexts(attribute: AttributeDefinition, input: AttributeInput): string[] {
  if (isCleared(input)) return []
  if (attribute.type === 'select') return [String(input).trim()]
  if (attribute.type !== 'multiselect' && attribute.type !== 'checkbox') return []
  const parts = Array.isArray(input) ? input : String(input).split('|')
  return parts.map((part) => String(part).trim()).filter((part) => part !== '')
}

/** Parses an input that does not clear the value. `currency`: the only one that a price may be written in. */
export function readValue(
  attribute: AttributeDefinition,
  input: AttributeInput,
  resolve: ResolveOption,
  currency?: string
): { value: AttributeValue } | ValueProblem {
  const text = String(input).trim()
  switch (attribute.type) {
    case 'text':
      return readText(attribute, text, TEXT_LIMITS.value)
    case 'textarea':
      return readText(attribute, text, TEXT_LIMITS.longValue)
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

/** Derives the code of a new option from its label. */
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
  if (!isStorable(text) || !passesValidation(attribute, text)) {
    return { problem: 'invalid' as const, given: text.slice(0, 40) }
  }
  return { value: text }
}

/** Whether a text can be stored. Control characters and lone surrogates are refused: PostgreSQL cannot store all of them. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
}

function passesValidation({ validation, regex }: AttributeDefinition, text: string): boolean {
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
