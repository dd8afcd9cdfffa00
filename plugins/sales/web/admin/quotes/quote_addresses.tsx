import { Button, Select } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useDisclosure } from '@mantine/hooks'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { AddressFields, type CountryChoice } from '../addresses/address_fields'
import { addressValues, bookLabel, sentAddress, type AddressValues } from '../addresses/address_values'
import type { StaffQuote } from './quote_data'

type Book = ResponseOf<'sales.admin.quote_addresses.index'>['data']

interface QuoteAddressesProps {
  quote: StaffQuote
  countries: CountryChoice[]
  /** Whether there are unsaved prices, which are saved first. */
  isDirty: boolean
}

/** Changes the addresses of a quote, which determine its VAT. */
export function QuoteAddresses({ quote, countries, isDirty }: QuoteAddressesProps) {
  const t = useWords()
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        mt="sm"
        onClick={open}
        disabled={isDirty}
        {...(isDirty ? { title: t('sales.admin_quotes.save_first') } : {})}
      >
        {t('sales.admin_quotes.change_addresses')}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={close}
        size="lg"
        title={t('sales.admin_quotes.addresses_title', { number: quote.number })}
      >
        <AddressesForm quote={quote} countries={countries} onClose={close} />
      </Dialog>
    </>
  )
}

interface Values {
  [field: string]: unknown
  billing: AddressValues
  isSameAddress: boolean
  delivery: AddressValues
}

function AddressesForm({ quote, countries, onClose }: Omit<QuoteAddressesProps, 'isDirty'> & { onClose: () => void }) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const book = useBook(quote.id)
  const form = useAdminForm({
    values: valuesOf(quote),
    version: quote.version,
    save: ({ billing, isSameAddress, delivery }: Values, version = 0) =>
      call('PUT', 'sales.admin.quote_addresses.update', {
        params: { id: quote.id },
        data: {
          version,
          isSameAddress,
          billing: sentAddress(billing),
          ...(isSameAddress ? {} : { delivery: sentAddress(delivery) }),
          // `sentAddress` loses the types of the fields; the server validates them.
        } as never,
      }),
    fresh: (row) => ({ values: valuesOf(row as StaffQuote), version: (row as StaffQuote).version }),
    saved: t('sales.admin_quotes.addresses_saved'),
    onSaved: () => {
      revalidate()
      onClose()
    },
  })
  const shared = { countries, canSave: quote.customer.id !== null }
  const choose = (kind: 'billing' | 'delivery') => (address: Book[number]) =>
    form.set(kind, addressValues({ ...address }))
  return (
    <AdminForm form={form} onClose={onClose} submitLabel={t('sales.admin_quotes.addresses_save')}>
      <fieldset className="admin-fields admin-fieldset">
        <legend>{t('sales.drafts.billing')}</legend>
        <FromBook book={book} label={t('sales.drafts.billing')} choose={choose('billing')} />
        <AddressFields kind="billing" values={form.values.billing} {...shared} />
      </fieldset>
      <div className="admin-fields">
        <BooleanField name="isSameAddress" label={t('sales.drafts.same_address')} />
      </div>
      {!form.values.isSameAddress && (
        <fieldset className="admin-fields admin-fieldset">
          <legend>{t('sales.drafts.delivery')}</legend>
          <FromBook book={book} label={t('sales.drafts.delivery')} choose={choose('delivery')} />
          <AddressFields kind="delivery" values={form.values.delivery} {...shared} />
        </fieldset>
      )}
    </AdminForm>
  )
}

function valuesOf({ billing, delivery }: StaffQuote): Values {
  const isSameAddress = delivery === null || JSON.stringify(delivery) === JSON.stringify(billing)
  return {
    billing: addressValues({ ...billing }),
    isSameAddress,
    delivery: addressValues({ ...(delivery ?? billing) }),
  }
}

/** Fills the fields with an address of the customer. */
function FromBook({ book, label, choose }: { book: Book; label: string; choose: (address: Book[number]) => void }) {
  const t = useWords()
  if (book.length === 0) return null
  return (
    <Select
      aria-label={`${t('sales.drafts.from_book')} (${label})`}
      placeholder={t('sales.drafts.from_book')}
      data={book.map((address) => ({ value: String(address.id), label: bookLabel({ ...address }) }))}
      value={null}
      onChange={(chosen) => {
        const found = book.find(({ id }) => String(id) === chosen)
        if (found) choose(found)
      }}
    />
  )
}

function useBook(id: number): Book {
  const [book, setBook] = useState<Book>([])
  useEffect(() => {
    const aborter = new AbortController()
    call('GET', 'sales.admin.quote_addresses.index', { params: { id }, signal: aborter.signal }).then(
      (answer) => answer && setBook(answer.data),
      () => undefined
    )
    return () => aborter.abort()
  }, [id])
  return book
}
