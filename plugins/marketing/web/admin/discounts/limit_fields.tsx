import { DayField, NumberField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useWords } from '#web/lib/i18n'

export interface CouponDialogProps {
  rule: number
  onDone: () => void
  onClose: () => void
}

/** Limits of new codes. */
export const LIMITS = {
  usageLimit: 1 as number | null,
  usesPerCustomer: null as number | null,
  expiresOn: null as string | null,
}

/** Fields of the limits that new codes share. */
export function LimitFields() {
  const t = useWords()
  const word = (name: string) => t(`marketing.coupons.${name}`)
  return (
    <>
      <FieldRow>
        <NumberField name="usageLimit" label={word('usage_limit')} help={word('unlimited')} min={1} />
        <NumberField name="usesPerCustomer" label={word('uses_per_customer')} help={word('unlimited')} min={1} />
      </FieldRow>
      <DayField name="expiresOn" label={word('expires_on')} />
    </>
  )
}
