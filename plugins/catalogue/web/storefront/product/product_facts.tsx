import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { AttachedFact } from './attached_fact'
import { FactValue } from './fact_value'
import type { ProductData } from './product_data'
import { writtenFact } from './written_fact'

/** Attributes in the order a wine lover asks for them; those shown elsewhere on the page are left out. */
const order = [
  'grapes',
  'serving_temperature',
  'keeping_until',
  'abv',
  'allergens',
  'organic',
  'producer',
  'appellation',
  'region',
  'country',
  'vintage',
]
const shownElsewhere = new Set(['tasting', 'body', 'acidity', 'sweetness', 'colour', 'volume'])

export function ProductFacts({ product }: { product: ProductData }) {
  const t = useWords()
  const toPath = useLocalePath()
  const locale = useLocale()
  const place = (code: string) => (order.includes(code) ? order.indexOf(code) : order.length)
  const facts = Object.values(product.attributes)
    .filter(({ code, value }) => value !== '' && !shownElsewhere.has(code))
    .sort((one, other) => place(one.code) - place(other.code))
  if (facts.length === 0 && product.dishes.length === 0) return null
  return (
    <section aria-labelledby="facts">
      <h2 id="facts" className="mb-4 font-serif text-2xl">
        {t('catalogue.product.facts')}
      </h2>
      <dl>
        {product.dishes.length > 0 && (
          <Fact label={t('catalogue.product.dishes')}>
            <ul className="flex flex-wrap gap-x-4">
              {product.dishes.map(({ name, path }) => (
                <li key={path}>
                  <Link
                    to={toPath(path)}
                    prefetch="intent"
                    className="inline-flex min-h-6 items-center text-primary underline"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {facts.map((fact) => {
          if (fact.picture || fact.file) {
            return (
              <Fact key={fact.code} label={fact.label}>
                <AttachedFact fact={fact} />
              </Fact>
            )
          }
          const { label, value } = writtenFact(fact, locale)
          return (
            <Fact key={fact.code} label={label}>
              <FactValue fact={fact}>{value}</FactValue>
            </Fact>
          )
        })}
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] sm:grid-cols-[13rem_1fr] gap-4 border-t border-line py-2">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
