import { FieldRow, FormText, FormTextArea } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import type { FormRefusal } from '#web/form/refusal'
import { useWords } from '#web/lib/i18n'
import { useLocalePath, useShell } from '#web/lib/shell'

interface ContactFormProps {
  /** Tells when the form was shown. */
  stamp: string
  refusal?: FormRefusal | undefined
  /** What the form begins with. */
  subject?: string
}

/** The form by which a visitor writes to the shop. Its result is on the contact page, wherever the form stands. */
export function ContactForm({ stamp, refusal, subject }: ContactFormProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const { customer } = useShell().visitor
  return (
    <ShopForm
      action={toPath('/contact')}
      labelOf={(name) => t(`cms.contact.fields.${name}`)}
      values={{ name: customer?.name, email: customer?.email, subject }}
      refusal={refusal}
      incomplete={t('cms.contact.incomplete')}
      submit={t('cms.contact.send')}
    >
      <FieldRow>
        <FormText name="name" autoComplete="name" required maxLength={120} />
        <FormText name="email" type="email" inputMode="email" autoComplete="email" required maxLength={254} />
        <FormText name="phone" type="tel" autoComplete="tel" maxLength={32} isOptional />
        <FormText name="orderNumber" autoComplete="off" maxLength={40} isOptional />
      </FieldRow>
      <FormText name="subject" autoComplete="off" required maxLength={150} />
      <FormTextArea name="message" rows={8} required maxLength={5000} />
      <input type="hidden" name="stamp" value={refusal?.values.stamp ?? stamp} />
      <Trap />
    </ShopForm>
  )
}

/** A field that people neither see nor reach, and that programs fill in. */
function Trap() {
  const t = useWords()
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        {t('cms.contact.trap')}
        <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  )
}
