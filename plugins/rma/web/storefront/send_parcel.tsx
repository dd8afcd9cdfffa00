import { FieldRow, FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import { buttonStyle } from '#web/ui/button'
import type { FormRefusal } from '#web/form/refusal'
import type { OwnReturn } from './return_data'
import type { ReturnAddresses } from './return_addresses'

interface SendParcelProps {
  found: OwnReturn
  addresses: ReturnAddresses
  refusal: FormRefusal | undefined
}

/** How the goods are sent back: the address, the papers, and the number of the parcel. */
export function SendParcel({ found, addresses, refusal }: SendParcelProps) {
  const t = useWords()
  const { address, carrier, trackingNumber } = found
  return (
    <section aria-label={t('rma.own.send')} className="mb-8 border border-line bg-surface p-5">
      <h2 className="mb-3 font-serif text-xl">{t('rma.own.send')}</h2>
      {address && <address className="mb-4 whitespace-pre-line not-italic">{address}</address>}
      <p className="mb-5 flex flex-wrap gap-3">
        <a href={addresses.paperOf('label')} download className={buttonStyle()}>
          {t('rma.own.label')}
        </a>
        <a href={addresses.paperOf('slip')} download className={buttonStyle('quiet')}>
          {t('rma.own.slip')}
        </a>
      </p>
      <ShopForm
        intent="parcel"
        labelOf={(name) => t(`rma.own.field_${name}`)}
        values={{ carrier, trackingNumber }}
        refusal={refusal?.values.intent === 'parcel' ? refusal : undefined}
        submit={t('rma.own.parcel_sent')}
      >
        <FieldRow>
          <FormText name="carrier" maxLength={120} isOptional />
          <FormText name="trackingNumber" maxLength={120} />
        </FieldRow>
      </ShopForm>
    </section>
  )
}
