import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useState, type FormEvent } from 'react'
import { useRevalidator } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { useCan } from '../admin_data'
import { callByName } from '../call_by_name'
import { messageOf, notifyDone } from '../notify'
import type { ListView } from './list_types'
import { viewQuery } from './table_address'
import type { Table } from './use_table'

interface SaveViewProps {
  table: Table
  /** The user's own active view, which can be overwritten. */
  current: ListView | undefined
  onDone: () => void
}

/** Saves the current state of the list as a named view. */
export function SaveView({ table, current, onDone }: SaveViewProps) {
  const t = useWords()
  const revalidator = useRevalidator()
  const [name, setName] = useState(current?.name ?? '')
  const [isShared, setShared] = useState(current?.isShared ?? false)
  const [isDefault, setDefault] = useState(current?.isDefault ?? false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isCommon, setCommon] = useState(current?.isCommonDefault ?? false)
  const mayLead = useCan()('platform.views.update')
  const { state, list } = table

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const query = { ...viewQuery(state), sort: state.sort }
    const common = mayLead ? { isCommonDefault: isShared && isCommon } : {}
    const data = {
      name: name.trim(),
      isShared,
      isDefault,
      ...common,
      query,
      columns: state.columns,
      density: state.density,
    }
    try {
      const answer =
        current && current.name === data.name
          ? await callByName<{ data: ListView }>('PUT', 'platform.admin.views.update', {
              params: { id: current.id },
              data: { ...data, version: current.version },
            })
          : await callByName<{ data: ListView }>('POST', 'platform.admin.views.store', {
              data: { ...data, list: list.key },
            })
      notifyDone(t('admin.views.saved'))
      if (answer) table.go({ view: answer.data.id })
      revalidator.revalidate()
      onDone()
    } catch (error) {
      setProblem(messageOf(error, t))
      setBusy(false)
    }
  }

  return (
    <Dialog opened onClose={onDone} title={t('admin.views.save')}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label={t('admin.views.name')}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            required
            maxLength={60}
            error={problem}
            data-autofocus
          />
          <Checkbox
            label={t('admin.views.share')}
            checked={isShared}
            onChange={({ currentTarget }) => setShared(currentTarget.checked)}
          />
          {mayLead && isShared && (
            <Checkbox
              label={t('admin.views.common')}
              description={t('admin.views.common_help')}
              checked={isCommon}
              onChange={({ currentTarget }) => setCommon(currentTarget.checked)}
            />
          )}
          <Checkbox
            label={t('admin.views.default')}
            checked={isDefault}
            onChange={({ currentTarget }) => setDefault(currentTarget.checked)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onDone}>
              {t('admin.cancel')}
            </Button>
            <Button type="submit" loading={isBusy}>
              {t('admin.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
