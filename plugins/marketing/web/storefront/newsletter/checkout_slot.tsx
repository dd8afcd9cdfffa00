import { FormCheck } from '#web/form/fields'
import { useWords } from '#web/lib/i18n'
import { useConfig } from '#web/lib/shell'

/** The newsletter in the payment step. It is never ticked beforehand. */
export default function CheckoutSlot() {
  const t = useWords()
  if (useConfig('marketing.newsletter.enabled') !== true) return null
  return (
    <FormCheck name="agreesTo" value="marketing.newsletter">
      {t('marketing.newsletter.consent')}
    </FormCheck>
  )
}
