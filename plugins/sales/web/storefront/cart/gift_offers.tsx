import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { Link } from '#web/ui/link'
import { Picture } from '#web/ui/picture'
import { Select } from '#web/ui/select'
import { readItems, type WantedItem } from '../buy/read_items'
import type { Gift } from '../cart_data'
import { showPanel } from '../state/panel'

interface GiftOffersProps {
  gifts: Gift[]
  /** Adds the gift without leaving the page. Absent: the form leads to the cart. */
  onAdd?: (items: WantedItem[]) => void
}

/** Gifts of discounts that are not in the cart yet, each with a button to add it. */
export function GiftOffers({ gifts, onAdd }: GiftOffersProps) {
  if (gifts.length === 0) return null
  return (
    <ul className="my-4 grid gap-2">
      {gifts.map((gift) => (
        <GiftOffer key={gift.variants[0]?.sku} gift={gift} onAdd={onAdd} />
      ))}
    </ul>
  )
}

function GiftOffer({ gift, onAdd }: { gift: Gift; onAdd: GiftOffersProps['onAdd'] }) {
  const t = useWords()
  const toPath = useLocalePath()
  const { name, path, image, quantity, message, label } = gift
  return (
    <li className="border-l-4 border-accent bg-surface px-4 py-3">
      <Form
        method="post"
        action={toPath('/checkout/cart')}
        preventScrollReset
        onSubmit={(event) => {
          if (!onAdd) return
          event.preventDefault()
          onAdd(readItems(new FormData(event.currentTarget)))
        }}
        className="grid grid-cols-[3rem_1fr_auto] items-center gap-x-4 gap-y-2"
      >
        <CsrfField />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="quantity" value={quantity} />
        <div className="relative h-16">
          <Picture
            picture={image}
            sizes="3rem"
            isDecorative
            className="absolute inset-0 size-full object-contain mix-blend-darken"
          />
        </div>
        <div className="min-w-0">
          <p className="font-serif text-lg leading-snug">
            <Link to={toPath(path)} onClick={() => showPanel({ kind: 'closed' })}>
              {message}
            </Link>
          </p>
          <p className="text-sm text-muted">{label}</p>
          <VariantChoice gift={gift} />
        </div>
        <Button type="submit" tone="quiet">
          {t('sales.buy.add')}
          <span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </li>
  )
}

/** A choice only where there is one. */
function VariantChoice({ gift: { name, variants } }: { gift: Gift }) {
  const t = useWords()
  const [first, ...others] = variants
  if (others.length === 0) return <input type="hidden" name="sku" value={first?.sku} />
  return (
    <Select name="sku" aria-label={t('sales.buy.gift_choice', { name })} className="mt-1 max-w-xs">
      {variants.map(({ sku, detail }) => (
        <option key={sku} value={sku}>
          {detail || sku}
        </option>
      ))}
    </Select>
  )
}
