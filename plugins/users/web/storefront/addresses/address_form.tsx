import { useSearchParams } from '@remix-run/react'
import { FieldRow, FormCheck, FormSelect, FormText } from '#web/form/fields'
import { ShopForm } from '#web/form/shop_form'
import { useWords } from '#web/lib/i18n'
import { useLocalePath } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import type { FormRefusal } from '#web/form/refusal'
import type { Country } from './address_types'

interface AddressFormProps {
  countries: Country[]
  values: Record<string, unknown>
  refusal: FormRefusal | undefined
  /** Of the address that is changed. */
  version?: number
}

/** Fields of an address, in the order in which it is written on a parcel. */
export function AddressForm({ countries, values, refusal, version }: AddressFormProps) {
  const t = useWords()
  const toPath = useLocalePath()
  const [search] = useSearchParams()
  // After a conflict the next submission overwrites the other change, which was shown.
  const fresh = refusal?.current?.version ?? version
  return (
    <ShopForm
      labelOf={(name) => t(`users.fields.${name}`)}
      values={values}
      refusal={refusal}
      incomplete={t('users.addresses.incomplete')}
      submit={t('users.addresses.save')}
      aside={
        <Link to={toPath('/account/address')} className="inline-flex min-h-11 items-center underline">
          {t('users.addresses.cancel')}
        </Link>
      }
    >
      {fresh !== undefined && <input type="hidden" name="version" value={String(fresh)} />}
      {search.get('next') && <input type="hidden" name="next" value={search.get('next') ?? ''} />}
      <FieldRow>
        <FormText name="firstName" required maxLength={35} autoComplete="given-name" />
        <FormText name="lastName" required maxLength={35} autoComplete="family-name" />
      </FieldRow>
      <FormText name="company" isOptional maxLength={120} autoComplete="organization" />
      <FormText name="street" required maxLength={120} autoComplete="address-line1" />
      <FormText
        name="additional"
        isOptional
        maxLength={120}
        autoComplete="address-line2"
        hint={t('users.addresses.additional_hint')}
      />
      <FieldRow>
        <FormText name="postcode" maxLength={16} autoComplete="postal-code" />
        <FormText name="city" required maxLength={80} autoComplete="address-level2" />
      </FieldRow>
      <FormSelect
        name="country"
        required
        autoComplete="country"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <FormText
        name="phone"
        isOptional
        type="tel"
        maxLength={40}
        autoComplete="tel"
        hint={t('users.addresses.phone_hint')}
      />
      <div>
        <FormCheck name="isDeliveryDefault" />
        <FormCheck name="isBillingDefault" />
      </div>
    </ShopForm>
  )
}
