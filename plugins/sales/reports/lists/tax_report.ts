import { label } from '#plugins/sales/shared/label'
import { listCountries } from '#plugins/users/index'
import { periodColumn } from '#core/lists/in_period'
import type { Dialect } from '#core/database/store'
import type { ListColumn, ListDefinition } from '#core/lists/list'
import type { Label } from '#core/i18n/label'

/** Sums by rate of documents, one row a rate of each: SQL of both databases differs in how JSON is taken apart. */
const WORDS: Record<Dialect, { rates: string; number: (path: string) => string; country: string }> = {
  sqlite: {
    rates: 'json_each(d.taxes) t',
    number: (path) => `cast(t.value ->> '$.${path}' as integer)`,
    country: "coalesce(%.delivery ->> '$.country', %.billing ->> '$.country')",
  },
  pg: {
    rates: 'jsonb_array_elements(d.taxes::jsonb) as t (value)',
    number: (path) => `cast(t.value #>> '{${path.replaceAll('.', ',')}}' as bigint)`,
    country: "coalesce(%.delivery::jsonb ->> 'country', %.billing::jsonb ->> 'country')",
  },
}

const days = (instant: string) => `${instant} >= :before and ${instant} < :end`

function reportOf(dialect: Dialect): string {
  const { rates, number, country } = WORDS[dialect]
  const inBooks = (name: string) => `(case when d.currency = d.base_currency then ${number(name)}
      else ${number(name)} * d.base_total_amount / nullif(d.total_amount, 0) end)`
  // A credit note goes where the order it corrects went.
  const documents = `(
    select i.issued_at as at, 1 as side, ${country.replaceAll('%', 'i')} as country, i.taxes, i.currency,
      i.base_currency, i.base_total_amount, i.total_amount
    from sales_invoices i where ${days('i.issued_at')}
    union all
    select r.issued_at, -1, ${country.replaceAll('%', 'o')}, r.taxes, r.currency, r.base_currency, r.base_total_amount,
      r.total_amount
    from sales_refunds r join sales_orders o on o.id = r.order_id where ${days('r.issued_at')})`
  return `(select row_number() over (order by e.country, e.rate) as id, e.country, e.rate, max(e.currency) as currency,
      sum(case when e.at >= :start and e.side = 1 then e.net else 0 end) as invoiced,
      sum(case when e.at >= :start and e.side = -1 then e.net else 0 end) as credited,
      sum(case when e.at >= :start then e.side * e.net else 0 end) as net,
      sum(case when e.at >= :start then e.side * e.tax else 0 end) as tax,
      sum(case when e.at >= :start then e.side * (e.net + e.tax) else 0 end) as gross,
      sum(case when e.at < :start then e.side * (e.net + e.tax) else 0 end) as before
    from (select d.at, d.side, d.country, d.base_currency as currency, ${number('rate.basisPoints')} as rate,
        ${inBooks('net')} as net, ${inBooks('tax')} as tax
      from ${documents} d, ${dialect === 'pg' ? 'lateral ' : ''}${rates}) e
    group by e.country, e.rate) p`
}

const amount = (name: string, words: Label): ListColumn => ({
  type: 'money',
  sql: `p.${name}`,
  currency: 'p.currency',
  label: words,
})

/** What was invoiced and credited by country and rate of VAT, for the accountant. */
export default {
  permission: 'sales.reports.taxes',
  label: label('TVA par pays et par taux', 'VAT by country and rate'),
  ofPeriod: true,
  from: reportOf('sqlite'),
  fromOnPostgres: reportOf('pg'),
  id: 'p.id',
  order: 'country,-rate',
  columns: {
    country: { type: 'text', sql: 'p.country', sort: 'p.country', label: label('Pays', 'Country') },
    rate: { type: 'number', sql: 'p.rate / 100.0', label: label('Taux (%)', 'Rate (%)') },
    invoiced: amount('invoiced', label('Facturé HT', 'Invoiced without VAT')),
    credited: amount('credited', label('Avoirs HT', 'Credited without VAT')),
    net: amount('net', label('Chiffre d’affaires HT', 'Turnover without VAT')),
    tax: amount('tax', label('TVA', 'VAT')),
    gross: amount('gross', label('Total TTC', 'Total with VAT')),
    before: amount('before', label('Période précédente TTC', 'Previous period with VAT')),
    period: periodColumn,
  },
  present: (rows, locale) => {
    const names = new Map(listCountries(locale).map(({ code, name }) => [code, name]))
    return rows.map((row) => ({ ...row, country: names.get(String(row.country)) ?? row.country ?? null }))
  },
} satisfies ListDefinition
