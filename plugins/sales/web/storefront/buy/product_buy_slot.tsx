import { useRef } from 'react'
import { holdsAlcohol } from '#web/lib/age'
import { useWords } from '#web/lib/i18n'
import { useConfig, useLocalePath } from '#web/lib/shell'
import type { ProductPage, Variant } from '#web/lib/shapes'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { AgeField } from './age_field'
import { BuyBar } from './buy_bar'
import { BuyRefused } from './buy_refused'
import { MemberFields } from './member_fields'
import { QuantityField } from './quantity_field'
import { readItems, type WantedItem } from './read_items'
import { useBuy } from './use_buy'

interface ProductBuyProps {
  product: Pick<ProductPage, 'type' | 'name' | 'sku' | 'stock' | 'members' | 'price' | 'attributes'>
  variant: Variant | null
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The form of a bundle's choice (plugins/catalogue/web/storefront/product/bundle_total.ts). */
const bundleFormId = 'bundle'

/** As wide as its row of the page on the phone; in the bar as wide as its words. */
const buttonPlace = 'grow px-8 in-[.buy-bar]:grow-0 in-[.buy-bar]:px-4 sm:grow-0'

/** Puts a product into the cart: with a script at once, without one by way of the cart's page. */
export default function ProductBuy({ product, variant }: ProductBuyProps) {
  const t = useWords()
  const isGroup = product.type === 'grouped'
  const { stock } = isGroup ? product : (variant ?? product)
  if (stock === 'out_of_stock') return <p className="mt-6 font-semibold text-muted">{t('sales.buy.sold_out')}</p>
  const said = { name: product.name, isAlcohol: holdsAlcohol(product) }
  if (isGroup) return <BuyForm {...said} members={product.members} />
  if (product.type === 'bundle') return <BundleBuy {...said} sku={product.sku} />
  const { sku, price } = variant ?? product
  return <BuyForm {...said} sku={sku} price={price} />
}

interface BuyFormProps {
  name: string
  isAlcohol: boolean
  sku?: string
  price?: ProductPage['price']
  members?: ProductPage['members']
}

/** One variant in its quantity, or the members of a group, each with its own. */
function BuyForm({ name, isAlcohol, sku, price, members }: BuyFormProps) {
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
      {members && <MemberFields members={members} />}
      <BuyBar
        name={name}
        price={price}
        fields={!members && <QuantityField isRefused={refusal !== null} />}
        button={
          <Button type="submit" disabled={isPending} className={buttonPlace}>
            <Pending isPending={isPending} />
          </Button>
        }
      />
      <BuyRefused
        refusal={refusal}
        onTake={sku ? (count) => take(form.current, count, (items) => void buy(items)) : undefined}
      />
    </form>
  )
}

/** What is chosen of a bundle is a form of its own: these fields are a part of it, wherever they stand. */
function BundleBuy({ name, isAlcohol, sku }: Omit<BuyFormProps, 'price' | 'members'>) {
  const action = useCartAddress()
  const { buy, isPending, refusal } = useBuy()
  return (
    <div className="mt-6 grid gap-4">
      <BuyFields sku={sku} isAlcohol={isAlcohol} form={bundleFormId} />
      <BuyBar
        name={name}
        fields={<QuantityField form={bundleFormId} isRefused={refusal !== null} />}
        button={
          <Button
            type="submit"
            form={bundleFormId}
            formMethod="post"
            formAction={action}
            disabled={isPending}
            className={buttonPlace}
            onClick={(event) => {
              const { form } = event.currentTarget
              event.preventDefault()
              if (form?.reportValidity()) void buy(readItems(new FormData(form)))
            }}
          >
            <Pending isPending={isPending} />
          </Button>
        }
      />
      <BuyRefused
        refusal={refusal}
        onTake={(count) =>
          take(document.getElementById(bundleFormId) as HTMLFormElement | null, count, (items) => void buy(items))
        }
      />
    </div>
  )
}

/** Writes a quantity into the form and sends it: what is seen is what was asked for. */
function take(form: HTMLFormElement | null, count: number, buy: (items: WantedItem[]) => void): void {
  const field = form?.elements.namedItem('quantity')
  if (!form || !(field instanceof HTMLInputElement)) return
  field.value = String(count)
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

function Pending({ isPending }: { isPending: boolean }) {
  const t = useWords()
  return t(isPending ? 'sales.buy.pending' : 'sales.buy.add_to_cart')
}

function useCartAddress(): string {
  const toPath = useLocalePath()
  return `${base}${toPath('/checkout/cart')}`
}
