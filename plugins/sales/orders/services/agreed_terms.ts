import { inject } from '@adonisjs/core'
import { LegalTexts, type LegalPlace, type LegalText } from '#plugins/configuration/index'
import { termsChanged } from '#plugins/sales/orders/errors'

/** The terms of sale that an order is placed under. */
@inject()
export class AgreedTerms {
  constructor(private readonly texts: LegalTexts) {}

  /**
   * The current terms. `seen`: the version that the customer read; null: unknown.
   * @throws termsChanged when it was another one
   */
  async execute(place: LegalPlace, seen: string | null): Promise<LegalText> {
    const terms = await this.texts.current('terms', place)
    if (!terms) throw new Error('The plugin sales contributes its terms to configuration.legal_texts')
    if (seen !== null && seen !== terms.version) throw termsChanged({}, 'acceptsTerms')
    return terms
  }

  /** Stores the text of the version that an order refers to. */
  keeping(terms: LegalText, now: string) {
    return this.texts.keeping(terms, now)
  }
}
