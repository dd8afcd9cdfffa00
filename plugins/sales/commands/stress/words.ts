import type { Locale } from '#core/i18n/locales'
import type { StressResult } from '#plugins/sales/commands/stress/run_checkouts'

type Rows = [string, string][]

interface Words {
  number(flag: string, least: number, most: number): string
  copying: string
  opening(processes: number): string
  ready: string
  stopped(step: string, answer: string): string
  fault(detail: string): string
  rows(result: StressResult, stock: number): Rows
  good: string
  bad(expected: number): string
}

/** What `stress:checkout` says. */
export const WORDS: Record<Locale, Words> = {
  fr_FR: {
    number: (flag, least, most) => `Donnez à ${flag} un nombre entier de ${least} à ${most}.`,
    copying: 'Copie de la base de données de la boutique…',
    opening: (processes) => `Ouverture de la copie dans ${processes} processus web…`,
    ready: 'Clients prêts à commander',
    stopped: (step, answer) => `Un client n’a pas pu aller jusqu’à la commande, à l’étape ${step}\u202f: ${answer}`,
    fault: (detail) => `La boutique a répondu ce qu’elle ne doit pas répondre\u202f: ${detail}`,
    rows: (result, stock) => [
      ['Unités en stock', String(stock)],
      ['Commandes acceptées', String(result.accepted)],
      ['Commandes refusées', String(result.refused)],
      ['Vendues sans stock', String(result.oversold)],
      ['Commandes par seconde', String(result.orders_per_second)],
      ['95 % des réponses en moins de', `${result.p95_ms} ms`],
    ],
    good: 'Rien n’a été vendu deux fois. La boutique elle-même n’a pas été touchée.',
    bad: (expected) => `Il fallait ${expected} commandes acceptées, ni plus ni moins.`,
  },
  en_GB: {
    number: (flag, least, most) => `Give ${flag} a whole number from ${least} to ${most}.`,
    copying: 'Copying the database of the shop…',
    opening: (processes) => `Opening the copy in ${processes} web processes…`,
    ready: 'Buyers ready to order',
    stopped: (step, answer) => `A buyer could not get as far as the order, at the step ${step}: ${answer}`,
    fault: (detail) => `The shop answered what it must not answer: ${detail}`,
    rows: (result, stock) => [
      ['Units in stock', String(stock)],
      ['Orders accepted', String(result.accepted)],
      ['Orders refused', String(result.refused)],
      ['Sold without stock', String(result.oversold)],
      ['Orders a second', String(result.orders_per_second)],
      ['95% of answers within', `${result.p95_ms} ms`],
    ],
    good: 'Nothing was sold twice. The shop itself was not touched.',
    bad: (expected) => `${expected} accepted orders were due, no more and no fewer.`,
  },
}
