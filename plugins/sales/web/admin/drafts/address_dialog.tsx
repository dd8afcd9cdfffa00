import { Modal } from '@mantine/core'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { Answer } from '#web/lib/registry'
import type { Draft } from './draft_data'

export type CountryChoice = Answer<'users.countries.index'>['data'][number]

interface AddressDialogProps {
  kind: 'billing' | 'delivery'
  title: string
  draft: Draft
  countries: CountryChoice[]
  /** What stands already, to be sent along. */
  standing: Record<string, unknown>
  done: (answer: { data: Draft }) => void
  onClose: () => void
}

/** An address that the customer gives; it may go into their book too. */
export function AddressDialog({ kind, title, draft, countries, standing, done, onClose }: AddressDialogProps) {
  const t = useWords()
  const [firstName = '', ...others] = draft.customer.name.split(' ')
  const blank = {
    ...{ firstName, lastName: others.join(' '), company: draft.customer.company ?? '', street: '', additional: '' },
    ...{ postcode: '', city: '', country: 'FR', phone: '', keep: true },
  }
  const form = useAdminForm({
    // By the name of the field that the server refuses: `billing.city`.
    values: { [kind]: blank } as Record<typeof kind, typeof blank>,
    save: (values) =>
      call('PUT', 'sales.admin.draft_addresses.update', {
        params: { id: draft.id },
        data: {
          ...standing,
          ...(kind === 'delivery' ? { isSameAddress: false } : {}),
          ...filled(values, kind),
        } as never,
      }),
    onSaved: (answer) => {
      done(answer)
      onClose()
    },
  })
  const { country } = form.values[kind]
  const hasPostcodes = countries.some((one) => one.code === country && one.hasPostcodes)
  const at = (field: string) => `${kind}.${field}`
  return (
    <Modal opened onClose={onClose} size="lg" title={title} closeButtonProps={{ 'aria-label': t('shell.close') }}>
      <AdminForm form={form} isNew>
        <div className="admin-fields">
          <FieldRow>
            <TextField name={at('firstName')} label={t('sales.fields.firstName')} required maxLength={35} />
            <TextField name={at('lastName')} label={t('sales.fields.lastName')} required maxLength={35} />
          </FieldRow>
          <TextField name={at('company')} label={t('sales.fields.company')} maxLength={120} />
          <TextField name={at('street')} label={t('sales.fields.street')} required maxLength={120} />
          <TextField name={at('additional')} label={t('sales.fields.additional')} maxLength={120} />
          <FieldRow>
            <TextField
              name={at('postcode')}
              label={t('sales.fields.postcode')}
              required={hasPostcodes}
              maxLength={16}
            />
            <TextField name={at('city')} label={t('sales.fields.city')} required maxLength={80} />
          </FieldRow>
          <SelectField
            name={at('country')}
            label={t('sales.fields.country')}
            required
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
          <TextField name={at('phone')} label={t('sales.fields.phone')} type="tel" maxLength={40} />
          <BooleanField name={at('keep')} label={t('sales.drafts.keep')} isBox />
        </div>
      </AdminForm>
    </Modal>
  )
}

/** Empty fields say nothing. */
function filled<Kind extends string>(values: Record<Kind, Record<string, unknown>>, kind: Kind) {
  const entries = Object.entries(values[kind]).map(([field, value]) => [field, value === '' ? null : value])
  return { [kind]: Object.fromEntries(entries) as Record<string, unknown> }
}
