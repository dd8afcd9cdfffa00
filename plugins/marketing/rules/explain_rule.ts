import { inject } from '@adonisjs/core'
import { Translator, type MessageParameters } from '#core/i18n/translator'
import { ValueWords } from '#core/resources/value_words'
import { isGiven, type JudgedRule } from '#plugins/marketing/rules/give_rules'
import { isGroup, type Conditions, type Match, type RulePart } from '#plugins/marketing/rules/cart_rule'
import { judgeConditions } from '#plugins/marketing/rules/judge_conditions'
import { judgePart, type Question } from '#plugins/marketing/rules/judge_cart'
import type { Fields } from '#core/fields/field'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** A condition in words, and whether a cart meets it. */
export interface ExplainedCondition {
  /** Of a group: how many must be met. */
  match: Match | null
  text: string
  /** `partly`: by some lines only. */
  outcome: 'met' | 'partly' | 'unmet' | 'unknown'
  /** SKUs of the lines that meet it, where it is met by some only. */
  skus: string[]
  conditions: ExplainedCondition[]
}

/** A part of a rule as it is brought by a plugin. */
interface Worded {
  label: Label
  fields: Fields
  explain?: ((shown: Record<string, string>) => Label) | undefined
}

/** Says rules in words. */
@inject()
export class ExplainRule {
  constructor(
    private readonly words: ValueWords,
    private readonly translator: Translator
  ) {}

  /** Whether a cart meets the conditions of a rule, one by one. */
  async conditions(
    node: Conditions | RulePart,
    judged: JudgedRule,
    question: Question,
    locale: Locale
  ): Promise<ExplainedCondition> {
    const { cart } = judged
    const found = cart.lines.map((line) => {
      return { line, is: judgeConditions(node, (part) => judgePart(part, question, { cart, line })) }
    })
    const met = found.filter(({ is }) => is === true)
    const isAll = met.length === found.length
    const outcome =
      met.length > 0 ? (isAll ? 'met' : 'partly') : found.some(({ is }) => is === null) ? 'unknown' : 'unmet'
    const skus = outcome === 'partly' ? [...new Set(met.map(({ line }) => line.sku))] : []
    if (!isGroup(node)) {
      return { match: null, text: await this.condition(node, question, locale), outcome, skus, conditions: [] }
    }
    const conditions: ExplainedCondition[] = []
    for (const one of node.list) conditions.push(await this.conditions(one, judged, question, locale))
    const text = this.translator.translate(locale, `marketing.explained.match_${node.match}`)
    return { match: node.match, text, outcome, skus, conditions }
  }

  /** A condition in words. */
  async condition({ kind, values }: RulePart, { parts }: Question, locale: Locale): Promise<string> {
    const condition = parts.conditions.get(kind)
    if (!condition) return this.translator.translate(locale, 'marketing.explained.condition_gone', { kind })
    return this.#say(condition as Worded, values, locale)
  }

  async #say({ label, fields, explain }: Worded, values: Record<string, unknown>, locale: Locale): Promise<string> {
    const shown: Record<string, string> = {}
    for (const [name, field] of Object.entries(fields)) {
      shown[name] = await this.words.say(field, this.#readable(values[name], field), locale)
    }
    if (explain) return explain(shown)[locale]
    const said = Object.values(shown).filter((text) => text !== '–')
    if (said.length === 0) return label[locale]
    return `${label[locale].replace('\u202f:', ',').replace(':', ',')}${locale === 'fr_FR' ? '\u202f' : ''}: ${said.join(' ')}`
  }

  /** Figures with decimals, such as kilograms, as people write them. */
  #readable(value: unknown, { options }: Fields[string]): unknown {
    const { digits = 0 } = options as { digits?: number }
    return typeof value === 'number' && digits > 0 ? value / 10 ** digits : value
  }

  /** Why a rule gives something, or nothing. */
  outcome(judged: JudgedRule, refusal: string | null, { parts }: Question, locale: Locale): string {
    const { rule, lines, closed } = judged
    const say = (reason: string, parameters: MessageParameters = {}) =>
      this.translator.translate(locale, `marketing.explained.${reason}`, parameters)
    if (refusal !== null) return say(refusal)
    if (!parts.actions.has(rule.kind)) return say('kind_gone', { kind: rule.kind })
    if (isGiven(judged)) return say('given')
    if (judged.isOverBudget) return say('over_budget')
    if (lines.length > 0) return say('gives_nothing')
    return say(closed.length === judged.cart.lines.length && closed.length > 0 ? 'closed' : 'conditions_not_met')
  }
}
