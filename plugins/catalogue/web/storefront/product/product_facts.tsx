import type { ReactNode } from 'react'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { Locale } from '#web/lib/locale'
import { useLocale, useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { ProductData } from './product_data'

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
        {facts.map(({ code, label, value }) => (
          <Fact key={code} label={label}>
            {written(code, value, locale)}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

/** A value as one writes it: `13.5` with the language's decimal sign, `16-18` with a dash. */
function written(code: string, value: string, locale: Locale): string {
  if (code === 'serving_temperature') return value.replace('-', '–')
  return /^\d+\.\d+$/.test(value) ? formatNumber(locale, Number(value)) : value
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[9rem_1fr] sm:grid-cols-[13rem_1fr] gap-4 border-t border-line py-2">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
