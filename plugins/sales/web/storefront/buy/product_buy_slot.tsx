import { useRef, type ReactNode } from 'react'
import { containsAlcohol } from '#web/lib/age'
import { useWords } from '#web/lib/i18n'
import { useConfig, useLocale, useLocalePath } from '#web/lib/shell'
import type { Money, ProductPage, Variant } from '#web/lib/shapes'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Quantity } from '#web/ui/quantity'
import { AgeField } from './age_field'
import { BuyBar } from './buy_bar'
import { BuyRefused } from './buy_refused'
import { readItems, type WantedItem } from './read_items'
import { totalOf, writtenTotal, type Total } from './total'
import { useBuy } from './use_buy'

interface ProductBuyProps {
  product: Pick<ProductPage, 'type' | 'name' | 'sku' | 'stock' | 'attributes'>
  variant: Variant | null
  /** Price of the current choice; null without one. */
  cost: { total: Money; net: { total: Money } | null } | null
  setQuantity: (quantity: number) => void
  /** Pieces of a full pack. */
  pack: number
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** Id of the form of a bundle or group (plugins/catalogue/web/storefront/product/bundle_total.ts). */
const choiceFormId = 'choice'

/** Full width on phones, but not in the bar. */
const buttonPlace = 'grow px-8 in-[.buy-bar]:grow-0 in-[.buy-bar]:px-4 sm:grow-0'

/** Adds a product to the cart: without leaving the page, or through the cart's page without JavaScript. */
export default function ProductBuy({ product, variant, cost, setQuantity, pack }: ProductBuyProps) {
  const t = useWords()
  const isGroup = product.type === 'grouped'
  const { stock } = isGroup ? product : (variant ?? product)
  if (stock === 'out_of_stock') return <p className="mt-6 font-semibold text-muted">{t('sales.buy.sold_out')}</p>
  const said = { name: product.name, isAlcohol: containsAlcohol(product), total: totalOf(cost) }
  if (isGroup) return <ChoiceBuy {...said} />
  const counted = { name: 'quantity', of: product.name, onQuantity: setQuantity }
  if (product.type === 'bundle') {
    return (
      <ChoiceBuy {...said} sku={product.sku}>
        <Quantity {...counted} form={choiceFormId} />
      </ChoiceBuy>
    )
  }
  const isSent = product.type !== 'virtual' && product.type !== 'downloadable'
  return (
    <BuyForm {...said} sku={(variant ?? product).sku}>
      <Quantity {...counted} pack={isSent ? packOf(variant, pack) : 0} />
    </BuyForm>
  )
}

/** Pack size of the shop's settings, else the first quantity with a lower price. */
function packOf(variant: Variant | null, pack: number): number {
  return pack || (variant?.tiers[0]?.quantity ?? 0)
}

interface BuyFormProps {
  name: string
  isAlcohol: boolean
  total: Total | null
  sku?: string
  children?: ReactNode
}

/** The form of a variant and its quantity. */
function BuyForm({ name, isAlcohol, total, sku, children }: BuyFormProps) {
  const action = useCartAddress()
  const { buy, isPending, refusal } = useBuy()
  const form = useRef<HTMLFormElement>(null)
  return (
    <form
      ref={form}
      method="post"
      action={action}
      className="mt-6 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void buy(readItems(new FormData(event.currentTarget)))
      }}
    >
      <BuyFields sku={sku} isAlcohol={isAlcohol} />
      <BuyBar
        name={name}
        total={total}
        fields={children}
        button={
          <Button type="submit" isBusy={isPending} className={buttonPlace}>
            <ButtonWords isPending={isPending} total={total} />
          </Button>
        }
      />
      <BuyRefused refusal={refusal} onTake={(count) => take(form.current, count, (items) => void buy(items))} />
    </form>
  )
}

/** Fields of a bundle's or group's form, which is elsewhere in the page. */
function ChoiceBuy({ name, isAlcohol, total, sku, children }: BuyFormProps) {
  const action = useCartAddress()
  const { buy, isPending, refusal } = useBuy()
  return (
    <div className="mt-6 grid gap-4">
      <BuyFields sku={sku} isAlcohol={isAlcohol} form={choiceFormId} />
      <BuyBar
        name={name}
        total={total}
        fields={children}
        button={
          <Button
            type="submit"
            form={choiceFormId}
            formMethod="post"
            formAction={action}
            isBusy={isPending}
            className={buttonPlace}
            onClick={(event) => {
              const { form } = event.currentTarget
              event.preventDefault()
              if (form?.reportValidity()) void buy(readItems(new FormData(form)))
            }}
          >
            <ButtonWords isPending={isPending} total={total} />
          </Button>
        }
      />
      <BuyRefused
        refusal={refusal}
        onTake={
          sku
            ? (count) =>
                take(document.getElementById(choiceFormId) as HTMLFormElement | null, count, (items) => void buy(items))
            : undefined
        }
      />
    </div>
  )
}

/** Sets the quantity of the form and submits it, so that the field shows the requested quantity. */
function take(form: HTMLFormElement | null, count: number, buy: (items: WantedItem[]) => void): void {
  const field = form?.elements.namedItem('quantity')
  if (!form || !(field instanceof HTMLInputElement)) return
  // An input event, as if typed: prices by quantity are updated, too.
  field.valueAsNumber = count
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.focus()
  buy(readItems(new FormData(form)))
}

interface BuyFieldsProps {
  sku: string | undefined
  isAlcohol: boolean
  form?: string
}

function BuyFields({ sku, isAlcohol, form }: BuyFieldsProps) {
  const asksAge = useConfig('configuration.general.age_gate') !== false && isAlcohol
  return (
    <>
      <CsrfField {...(form ? { form } : {})} />
      <input type="hidden" name="intent" value="add" form={form} />
      {sku && <input type="hidden" name="sku" value={sku} form={form} />}
      {asksAge && <AgeField {...(form ? { form } : {})} />}
    </>
  )
}

/** The button with the total. Without JavaScript the total would be stale, and the bar shows it beside the button. */
function ButtonWords({ isPending, total }: { isPending: boolean; total: Total | null }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <>
      {t(isPending ? 'sales.buy.pending' : 'sales.buy.add_to_cart')}
      {total && !isPending && (
        <span className="tabular-nums in-[.buy-bar]:hidden noscript:hidden">
          <span aria-hidden>·&nbsp;</span>
          {writtenTotal(total, locale, t)}
        </span>
      )}
    </>
  )
}

function useCartAddress(): string {
  const toPath = useLocalePath()
  return `${base}${toPath('/checkout/cart')}`
}
