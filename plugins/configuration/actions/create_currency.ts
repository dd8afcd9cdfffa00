import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { minorDigits } from '#core/money/currency'
import { queryRows } from '#core/database/query_rows'
import { currencyNotIso, currencyTaken } from '#plugins/configuration/errors'
import { findCurrency, type CurrencyRow } from '#plugins/configuration/queries/find_currency'
import { Journal } from '#plugins/configuration/services/journal'
import { fromTransaction, lockConfiguration } from '#plugins/configuration/services/written_row'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

/** A currency by its code; names that are not given are those of the visitor's language. */
export interface NewCurrency {
  code: string
  name?: string
  symbol?: string
}

const INSERT = `insert into configuration_currencies
  (id, code, name, symbol, decimals, group_separator, decimal_separator, symbol_position, position)
  select coalesce(max(id), 0) + 1, ?, ?, ?, ?, ?, ',', 'after', coalesce(max(position), -1) + 1
  from configuration_currencies where true
  on conflict (code) do nothing returning id`

const NARROW_SPACE = '\u202f'

const known = new Set(Intl.supportedValuesOf('currency'))

/** Adds a currency of ISO 4217: its decimals are those of the standard. */
@inject()
export class CreateCurrency {
  constructor(
    private readonly store: Store,
    private readonly journal: Journal
  ) {}

  /** @throws currencyNotIso, currencyTaken */
  execute({ code, name, symbol }: NewCurrency, locale: Locale, origin: Origin): Promise<CurrencyRow> {
    if (!known.has(code)) throw currencyNotIso({ currency: code }, 'code')
    const words = [name || currencyName(code, locale), symbol || currencySymbol(code)]
    return this.store.transaction(async (trx) => {
      await lockConfiguration(trx)
      const bindings = [code, ...words, minorDigits(code), NARROW_SPACE]
      const [added] = await queryRows<{ id: number }>(trx, INSERT, bindings)
      if (!added) throw currencyTaken({}, 'code')
      const after = (await findCurrency(fromTransaction(trx), Number(added.id))) as CurrencyRow
      await this.journal.record(trx, origin, { kind: 'currencies', id: after.id, code, before: null, after })
      return after
    })
  }
}

function currencyName(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames(locale.replace('_', '-'), { type: 'currency' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale.replace('_', '-')) + name.slice(1)
}

function currencySymbol(code: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
  const symbol = format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? code
  return symbol.slice(0, 8)
}
