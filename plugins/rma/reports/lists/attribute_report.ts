import { label } from '#plugins/rma/label'
import { reportAttribute } from '#plugins/rma/reports/queries/list_report_attributes'
import { SOLD_LINES, percent, returnedColumns } from '#plugins/rma/reports/sold_and_returned'
import type { ListDefinition } from '#core/lists/list'

/** What came back by the options of an attribute, such as a brand: the filter `attribute` says by which one. */
export default {
  permission: 'rma.reports.list',
  label: label('Retours par caractéristique', 'Returns by attribute'),
  ofPeriod: true,
  from: `(select coalesce(v.id, -a.id) as id, a.code as attribute,
      coalesce(nullif(max(v.label ->> :locale), ''), max(v.label ->> 'fr_FR'), max(v.code), '') as name,
      sum(e.pieces) as pieces, sum(e.returned) as returned, ${percent('sum(e.returned)', 'sum(e.pieces)')} as rate
    from (select s.product_id, sum(s.pieces) as pieces, sum(s.returned) as returned
      from ${SOLD_LINES} s group by s.product_id) e
    join catalogue_attributes a on ${reportAttribute('a')}
    left join catalogue_products g on g.id = e.product_id
    left join catalogue_attribute_options v on v.attribute_id = a.id and v.code = g.attributes ->> a.code
    group by a.id, a.code, v.id) p`,
  id: 'p.id',
  order: '-returned',
  search: ['core_fold(p.name)'],
  naming: { titles: ['core_fold(p.name)'] },
  columns: {
    name: { type: 'text', sql: 'p.name', label: label('Valeur', 'Value'), card: 'title' },
    ...returnedColumns,
    attribute: {
      type: 'text',
      sql: 'p.attribute',
      filter: 'exact',
      label: label('Caractéristique', 'Attribute'),
      isHidden: true,
    },
  },
  present: (rows, locale) =>
    rows.map((row) => (row.name === '' ? Object.assign({}, row, { name: WITHOUT[locale] ?? WITHOUT.fr_FR }) : row)),
} satisfies ListDefinition

const WITHOUT = label('Sans valeur', 'No value')
