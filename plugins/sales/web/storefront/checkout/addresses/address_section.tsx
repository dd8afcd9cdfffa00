import type { ReactNode } from 'react'
import { FieldRow, FormCheck, FormSelect, FormText } from '#web/form/fields'
import { useField } from '#web/form/form_context'
import { useWords } from '#web/lib/i18n'
import { personName } from '#web/lib/person_name'
import { newAddress, type BookEntry, type Country } from './address_values'

interface AddressSectionProps {
  name: 'billing' | 'delivery'
  title: string
  book: BookEntry[]
  countries: Country[]
  /** Guests have no address book. */
  isGuest: boolean
}

/** An address: one of the address book, or a new one. The fields are hidden while one of the address book is chosen. */
export function AddressSection({ name, title, book, countries, isGuest }: AddressSectionProps) {
  const hasBook = book.length > 0
  return (
    <fieldset className="group/address grid gap-5">
      <legend className="mb-4 font-serif text-xl">{title}</legend>
      {hasBook && <BookChoice name={name} title={title} book={book} countries={countries} />}
      <div className="grid gap-5 group-has-[[data-of-book]:checked]/address:hidden">
        <AddressFields name={name} countries={countries} isRequired={!hasBook && name === 'billing'} />
        {!isGuest && <FormCheck name={`${name}.keep`} />}
      </div>
    </fieldset>
  )
}

function BookChoice({ name, title, book, countries }: Omit<AddressSectionProps, 'isGuest'>) {
  const t = useWords()
  const field = useField(`${name}.id`)
  const nameOf = new Map(countries.map((country) => [country.code, country.name]))
  return (
    <div role="radiogroup" aria-label={title} id={field.id} tabIndex={-1} className="grid gap-3">
      {book.map((address) => (
        <BookRadio key={address.id} name={name} value={String(address.id)} chosen={field.value} isOfBook>
          <span className="font-semibold">{personName(address)}</span>
          <span className="block text-muted">
            {[
              address.company,
              address.street,
              [address.postcode, address.city].filter(Boolean).join(' '),
              address.country === 'FR' ? '' : (nameOf.get(address.country) ?? address.country),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </BookRadio>
      ))}
      <BookRadio name={name} value={newAddress} chosen={field.value}>
        {t('sales.checkout.new_address')}
      </BookRadio>
      {field.error && <p className="text-sm text-negative">{field.error}</p>}
    </div>
  )
}

interface BookRadioProps {
  name: string
  value: string
  chosen: string
  isOfBook?: boolean
  children: ReactNode
}

function BookRadio({ name, value, chosen, isOfBook, children }: BookRadioProps) {
  return (
    <label className="flex min-h-11 items-center gap-4 rounded-sm border border-line bg-surface px-4 py-3 has-checked:border-primary">
      <input
        type="radio"
        name={`${name}.id`}
        value={value}
        defaultChecked={value === chosen}
        data-of-book={isOfBook || undefined}
        className="size-5 shrink-0 accent-[rgb(var(--color-primary))]"
      />
      <span>{children}</span>
    </label>
  )
}

interface AddressFieldsProps {
  name: string
  countries: Country[]
  /** Whether the browser validates required fields. Fields that may be hidden are validated by the server only. */
  isRequired: boolean
}

/** The fields, in the order of a postal address. */
function AddressFields({ name, countries, isRequired }: AddressFieldsProps) {
  const t = useWords()
  const field = (own: string) => `${name}.${own}`
  const auto = (own: string) => `${name === 'billing' ? 'billing' : 'shipping'} ${own}`
  return (
    <>
      <FieldRow>
        <FormText name={field('firstName')} required={isRequired} maxLength={35} autoComplete={auto('given-name')} />
        <FormText name={field('lastName')} required={isRequired} maxLength={35} autoComplete={auto('family-name')} />
      </FieldRow>
      <FormText name={field('company')} isOptional maxLength={120} autoComplete={auto('organization')} />
      <FormText name={field('street')} required={isRequired} maxLength={120} autoComplete={auto('address-line1')} />
      <FormText
        name={field('additional')}
        isOptional
        maxLength={120}
        autoComplete={auto('address-line2')}
        hint={t('sales.checkout.additional_hint')}
      />
      <FieldRow>
        <FormText name={field('postcode')} maxLength={16} autoComplete={auto('postal-code')} />
        <FormText name={field('city')} required={isRequired} maxLength={80} autoComplete={auto('address-level2')} />
      </FieldRow>
      <FormSelect
        name={field('country')}
        required={isRequired}
        autoComplete={auto('country')}
        options={countries.map(({ code, name: text }) => ({ value: code, label: text }))}
      />
      <FormText
        name={field('phone')}
        isOptional
        type="tel"
        maxLength={40}
        autoComplete={auto('tel')}
        hint={t('sales.checkout.phone_hint')}
      />
    </>
  )
}
