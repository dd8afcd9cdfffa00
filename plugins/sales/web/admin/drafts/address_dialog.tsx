import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { call } from '#web/lib/clients'
import { AddressFields, type CountryChoice } from '../addresses/address_fields'
import { addressValues, sentAddress, type AddressValues } from '../addresses/address_values'
import type { Draft } from './draft_data'

interface AddressDialogProps {
  kind: 'billing' | 'delivery'
  title: string
  draft: Draft
  countries: CountryChoice[]
  /** The current addresses, which the request must contain. */
  standing: Record<string, unknown>
  done: (answer: { data: Draft }) => void
  onClose: () => void
}

/** A new address, optionally saved in the customer's address book. */
export function AddressDialog({ kind, title, draft, countries, standing, done, onClose }: AddressDialogProps) {
  const [firstName = '', ...others] = draft.customer.name.split(' ')
  const named = { firstName, lastName: others.join(' '), company: draft.customer.company }
  const form = useAdminForm({
    // The paths match the field names of a refusal: `billing.city`.
    values: { [kind]: addressValues(named, true) } as Record<typeof kind, AddressValues>,
    save: (values) =>
      call('PUT', 'sales.admin.draft_addresses.update', {
        params: { id: draft.id },
        data: {
          ...standing,
          ...(kind === 'delivery' ? { isSameAddress: false } : {}),
          [kind]: sentAddress(values[kind]),
          // `sentAddress` loses the types of the fields; the server validates them.
        } as never,
      }),
    onSaved: (answer) => {
      done(answer)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} size="lg" title={title}>
      <AdminForm form={form} onClose={onClose}>
        <div className="admin-fields">
          <AddressFields kind={kind} values={form.values[kind]} countries={countries} canSave />
        </div>
      </AdminForm>
    </Dialog>
  )
}
