import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { netOf, useNetRates, type NetOf, type NetRates } from '#web/lib/net_prices'
import { useLocale } from '#web/lib/shell'
import type { Money, Offer, ProductOption, Variant } from '#web/lib/shapes'
import { CachedMarkup } from '#web/ui/cached_markup'
import { Link } from '#web/ui/link'
import { Price } from '../card/price'
import { StockWord } from '../card/stock_word'
import { totalOf } from './bundle_total'
import type { ChosenPrice } from './chosen_price'
import { TierTable } from './tier_table'
import type { ProductData } from './product_data'
import type { ProductChoice } from './use_choice'
import { openOptions, variantWith } from './variants'

interface PriceBlockProps {
  product: ProductData
  choice: Pick<ProductChoice, 'variant' | 'chosen' | 'cost'>
}

/** Price, variant and stock of the choice. It does not depend on the buy button below. */
export function PriceBlock({ product, choice: { variant, chosen, cost } }: PriceBlockProps) {
  const t = useWords()
  const netRates = useNetRates()
  return (
    <CachedMarkup
      as="section"
      aria-label={t('catalogue.product.price')}
      className="mt-6 border-y border-line py-6"
      name="catalogue.price"
      by={[product, variant, chosen, netRates]}
    >
      <OfferedPrice product={product} choice={{ variant, chosen, cost }} netRates={netRates} />
    </CachedMarkup>
  )
}

function OfferedPrice({
  product,
  choice: { variant, chosen, cost },
  netRates,
}: PriceBlockProps & { netRates: NetRates }) {
  const t = useWords()
  const net = netOf(netRates, product.taxCategory)
  // The total of a group is the sum of its rounded lines.
  const headline: NetOf = net && ((amount) => (amount === cost?.price && cost.net ? cost.net.price : net(amount)))
  const offer = product.type === 'grouped' ? product : (variant ?? product)
  const isSent = product.type !== 'downloadable' && product.type !== 'virtual'
  const fixed = product.options.filter(({ values }) => values.length === 1)
  const volume = variant ? fixed.map(({ code }) => variant.options[code]?.label).filter(Boolean) : []
  return (
    <>
      {variant &&
        openOptions(product.options).map((option) => (
          <OptionChooser key={option.code} option={option} variant={variant} variants={product.variants} />
        ))}
      <div aria-live="polite">
        <Price offer={offerOfChoice(offer, cost)} isFrom={!cost && product.isFrom} net={headline} size="page" />
        <ChoiceNote product={product} chosen={chosen} cost={cost} net={net} />
        <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
          {isSent ? <StockWord stock={offer.stock} /> : <Availability stock={offer.stock} />}
          {volume.length > 0 && <span className="text-muted">{volume.join(', ')}</span>}
          <span className="text-muted">{t('catalogue.product.sku', { sku: variant?.sku ?? product.sku })}</span>
        </p>
      </div>
      {variant && <TierTable tiers={variant.tiers} quantity={chosen.quantity} net={net} />}
    </>
  )
}

/** Price of the choice instead of the product's. Reductions are shown for the product's own price only. */
function offerOfChoice(offer: Offer, cost: ChosenPrice | null): Offer {
  if (!cost) return offer
  const { price, pricePerLitre } = cost
  const isOwn = price.amount === offer.price.amount && !cost.isTier
  return isOwn ? offer : { ...offer, price, pricePerLitre, regularPrice: null, lowestPrice: null }
}

/** Price of a bundle's parts bought separately, or number of chosen members of a group. */
interface ChoiceNoteProps extends Pick<ProductChoice, 'chosen' | 'cost'> {
  product: ProductData
  net: NetOf
}

function ChoiceNote({ product, chosen, cost, net }: ChoiceNoteProps) {
  const t = useWords()
  const locale = useLocale()
  if (chosen.members) {
    const count = Object.values(chosen.members).reduce((sum, quantity) => sum + quantity, 0)
    return <p className="text-sm text-muted">{t('catalogue.grouped.chosen', { count })}</p>
  }
  if (!product.bundle || !chosen.parts || !cost) return null
  const { separately } = totalOf(product.bundle, chosen.parts)
  if (separately <= cost.price.amount) return null
  const money = (amount: Money) => formatMoney(locale, net ? net(amount) : amount)
  return (
    <p className="text-sm text-muted tabular-nums">
      {t('catalogue.bundle.separately', { amount: money({ ...cost.price, amount: separately }) })}
    </p>
  )
}

/** Stock text. Goods that are not shipped are available at once or not at all. */
function Availability({ stock }: { stock: Variant['stock'] }) {
  const t = useWords()
  if (stock === 'out_of_stock') return <StockWord stock={stock} />
  return <span className="text-positive">{t('catalogue.stock.at_once')}</span>
}

interface OptionChooserProps {
  option: ProductOption
  variant: Variant
  variants: Variant[]
}

/** Links to the variants, so that the choice works without JavaScript and can be shared. */
function OptionChooser({ option, variant, variants }: OptionChooserProps) {
  return (
    <div className="mb-5">
      <p id={`option-${option.code}`} className="mb-2 text-sm text-muted">
        {option.label}
      </p>
      <ul aria-labelledby={`option-${option.code}`} className="flex flex-wrap gap-2">
        {option.values.map(({ code, label }) => {
          const target = variantWith(variants, variant, option.code, code)
          const isChosen = variant.options[option.code]?.code === code
          if (!target) return null
          return (
            <li key={code}>
              <Link
                to={`?variant=${encodeURIComponent(target.sku)}`}
                replace
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-sm border border-ink/40 bg-surface px-4 no-underline hover:border-primary hover:text-primary aria-[current]:border-primary aria-[current]:bg-primary aria-[current]:text-primary-ink"
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
