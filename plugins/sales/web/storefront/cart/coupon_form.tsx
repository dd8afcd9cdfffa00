import { Form } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { TextField } from '#web/ui/field'
import type { Cart } from '../cart_data'
import type { CartRefusal } from '../cart_screen.server'

/** Adds or removes a coupon code. */
export function CouponForm({ coupon, refusal }: { coupon: Cart['coupon']; refusal: CartRefusal | null }) {
  const t = useWords()
  const refused = refusal?.intent === 'coupon' ? refusal : null
  if (coupon.code) {
    return (
      <Form method="post" preventScrollReset className="mt-4 flex flex-wrap items-center justify-between gap-2">
        <CsrfField />
        <input type="hidden" name="intent" value="uncoupon" />
        <p>{coupon.problem?.message ?? t('sales.cart.coupon_applied', { code: coupon.code })}</p>
        <button type="submit" className="min-h-11 text-sm text-primary underline">
          {t('sales.cart.coupon_remove')}
        </button>
      </Form>
    )
  }
  return (
    <Form method="post" noValidate preventScrollReset className="mt-4 grid grid-cols-[1fr_auto] items-end gap-2">
      <CsrfField />
      <input type="hidden" name="intent" value="coupon" />
      <TextField
        label={t('sales.cart.coupon')}
        name="code"
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        required
        defaultValue={refused?.typed}
        error={refused?.error.message}
      />
      <Button type="submit" tone="quiet">
        {t('sales.cart.coupon_apply')}
      </Button>
    </Form>
  )
}
