import { useWords } from '#web/lib/i18n'
import { useConfig, useLocalePath } from '#web/lib/shell'
import type { ProductPage, Variant } from '#web/lib/shapes'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { AgeField } from './age_field'
import { MemberFields } from './member_fields'
import { QuantityField } from './quantity_field'
import { readItems } from './read_items'
import { useBuy } from './use_buy'

interface ProductBuyProps {
  product: Pick<ProductPage, 'type' | 'sku' | 'stock' | 'members'>
  variant: Variant | null
}

const base = import.meta.env.BASE_URL.replace(/\/$/, '')

/** The form of a bundle's choice (plugins/catalogue/web/storefront/product/bundle_total.ts). */
const bundleFormId = 'bundle'

/** Puts a product into the cart: with a script at once, without one by way of the cart's page. */
export default function ProductBuy({ product, variant }: ProductBuyProps) {
  const t = useWords()
  const isGroup = product.type === 'grouped'
  const { stock } = isGroup ? product : (variant ?? product)
  if (stock === 'out_of_stock') return <p className="mt-6 font-semibold text-muted">{t('sales.buy.sold_out')}</p>
  if (isGroup) return <BuyForm members={product.members} />
  return product.type === 'bundle' ? <BundleBuy sku={product.sku} /> : <BuyForm sku={variant?.sku ?? product.sku} />
}

/** One variant in its quantity, or the members of a group, each with its own. */
function BuyForm({ sku, members }: { sku?: string; members?: ProductPage['members'] }) {
  const action = useCartAddress()
  const { buy, isPending } = useBuy()
  return (
    <form
      method="post"
      action={action}
      className="mt-6 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void buy(readItems(new FormData(event.currentTarget)))
      }}
    >
      <BuyFields sku={sku} />
      {members && <MemberFields members={members} />}
      <div className="flex flex-wrap items-end gap-4">
        {!members && <QuantityField />}
        <Button type="submit" disabled={isPending} className="grow px-8 sm:grow-0">
          <Pending isPending={isPending} />
        </Button>
      </div>
    </form>
  )
}

/** What is chosen of a bundle is a form of its own: these fields are a part of it, wherever they stand. */
function BundleBuy({ sku }: { sku: string }) {
  const action = useCartAddress()
  const { buy, isPending } = useBuy()
  return (
    <div className="mt-6 grid gap-4">
      <BuyFields sku={sku} form={bundleFormId} />
      <div className="flex flex-wrap items-end gap-4">
        <QuantityField form={bundleFormId} />
        <Button
          type="submit"
          form={bundleFormId}
          formMethod="post"
          formAction={action}
          disabled={isPending}
          className="grow px-8 sm:grow-0"
          onClick={(event) => {
            const { form } = event.currentTarget
            event.preventDefault()
            if (form?.reportValidity()) void buy(readItems(new FormData(form)))
          }}
        >
          <Pending isPending={isPending} />
        </Button>
      </div>
    </div>
  )
}

function BuyFields({ sku, form }: { sku?: string | undefined; form?: string }) {
  const asksAge = useConfig('configuration.general.age_gate') !== false
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
