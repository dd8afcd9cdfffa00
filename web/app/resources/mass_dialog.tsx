import { Select } from '@mantine/core'
import { useNavigate } from '@remix-run/react'
import { useCallback, useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { callByName } from '#web/admin/call_by_name'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import type { RowSelection } from '#web/admin/table/use_selection'
import { FieldsOf, OwnInputs } from '#web/fields/fields_of'
import { useWords } from '#web/lib/i18n'
import { partOf } from './parts'
import { blankValues, sentValues } from './row_values'
import type { MassChange, ResourceDescription, ResourceValues } from './resource_types'

interface MassDialogProps {
  resource: ResourceDescription
  selection: RowSelection
  onClose: () => void
}

/** Asks for a field and the value that the chosen rows get. The change is shown before it is applied. */
export function MassDialog({ resource, selection, onClose }: MassDialogProps) {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const fields = resource.massFields.flatMap((name) => resource.fields.find((field) => field.name === name) ?? [])
  const [chosen, setChosen] = useState(fields[0]?.name ?? '')
  // The row of each value is another one: what hides a field in its form says nothing here.
  const shown = fields.flatMap((field) =>
    field.name === chosen ? [{ ...field, visibleWhen: null, shownFor: null }] : []
  )
  const form = useAdminForm<{ values: ResourceValues }, MassChange>({
    values: { values: blankValues(resource) },
    saved: null,
    save: async ({ values }) => {
      const data = { selection: selection.value(), values: sentValues({ ...resource, fields: shown }, values, true) }
      return (
        (await callByName<MassChange>('POST', `${resource.route}.mass_update.store`, {
          params: resource.params,
          data,
        })) ?? false
      )
    },
    onSaved: ({ data: { id } }) => navigate(pathOf(resource.screens.change, { id }) ?? '/admin'),
  })
  return (
    <Dialog opened onClose={onClose} title={t('admin.resources.mass_change_title', { count: selection.count })}>
      <OwnInputs.Provider value={useCallback((field) => partOf(resource.parts, 'input', field), [resource.parts])}>
        <AdminForm form={form} onClose={onClose} submitLabel={t('admin.resources.mass_look')}>
          <div className="admin-fields">
            <Select
              label={t('admin.resources.mass_field')}
              data={fields.map(({ name, label }) => ({ value: name, label }))}
              value={chosen}
              onChange={(name) => setChosen(name ?? chosen)}
              allowDeselect={false}
              data-autofocus
            />
            <FieldsOf key={chosen} fields={shown} isNew={false} path="values" />
          </div>
        </AdminForm>
      </OwnInputs.Provider>
    </Dialog>
  )
}
