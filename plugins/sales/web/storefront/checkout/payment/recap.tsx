import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { Cart } from '../../cart_data'
import type { Country } from '../addresses/address_values'
import { stepPaths, type Step } from '../step_paths'
import { Postal } from './postal'

interface RecapProps {
  cart: Cart
  countries: Country[]
}

/** The choices so far, each with a link to its step. */
export function Recap({ cart, countries }: RecapProps) {
  const t = useWords()
  const { billing, delivery, isSameAddress } = cart.addresses
  const { offers, chosen, isNeeded } = cart.shipping
  const way = offers.find(({ code }) => code === chosen)
  const isOne = isSameAddress || !isNeeded
  return (
    <dl className="mb-8 border-b border-line">
      {!isOne && delivery && (
        <Row label={t('sales.checkout.delivery')} step="addresses">
          <Postal address={delivery} countries={countries} />
        </Row>
      )}
      {billing && (
        <Row
          label={t(isOne && isNeeded ? 'sales.checkout.billing_and_delivery' : 'sales.checkout.billing')}
          step="addresses"
        >
          <Postal address={billing} countries={countries} />
        </Row>
      )}
      {way && (
        <Row label={t('sales.checkout.shipping')} step="shipping">
          {[way.title, way.estimatedDays].filter(Boolean).join(' · ')}
        </Row>
      )}
    </dl>
  )
}

function Row({ label, step, children }: { label: string; step: Step; children: ReactNode }) {
  const t = useWords()
  const toPath = useLocalePath()
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="col-start-1">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center">
        <Link to={toPath(stepPaths[step])} className="inline-flex min-h-11 items-center underline hover:text-primary">
          {t('sales.checkout.change')}
          <span className="sr-only"> – {label}</span>
        </Link>
      </dd>
    </div>
  )
}
