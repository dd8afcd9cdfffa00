import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core'
import { useNavigate, useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton, ConfirmDialog } from '#web/admin/confirm_button'
import { DeleteDialog } from '#web/admin/dialogs/delete_dialog'
import { followJob } from '#web/admin/frame/jobs'
import { IconArrowBackUp, IconBookmark, IconDots, IconTrash } from '#web/admin/icons'
import { useBusy } from '#web/admin/use_busy'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { ClearedFields, sumOf } from './changes_panel'
import { SaveProfile } from './save_profile'
import type { ImportData } from './import_data'

/** Buttons: trial, run, save as profile, discard. Unsaved settings are saved first. */
export function ImportActions({ found, isDirty }: { found: ImportData; isDirty: boolean }) {
  const t = useWords()
  const can = useCan()
  const { isBusy, run } = useBusy()
  const revalidator = useRevalidator()
  const { id } = found
  const start = (name: 'platform.admin.import_trials.store' | 'platform.admin.import_runs.store') =>
    run(async () => {
      const answer = await call('POST', name, { params: { id } })
      if (answer) followJob(answer.data.job)
      revalidator.revalidate()
    })
  const isOff = isBusy || isDirty || found.progress !== null || !found.file.isThere || !found.choices.resource
  return (
    <>
      <Tooltip label={t('platform.imports.save_first')} disabled={!isDirty}>
        <span className="inline-flex gap-2">
          {can('platform.imports.validate') && (
            <Button variant="default" disabled={isOff} onClick={() => void start('platform.admin.import_trials.store')}>
              {t('platform.imports.try')}
            </Button>
          )}
          {can('platform.imports.run') && <Run found={found} isOff={isOff} start={start} />}
        </span>
      </Tooltip>
      <More found={found} />
    </>
  )
}

interface RunProps {
  found: ImportData
  isOff: boolean
  start: (name: 'platform.admin.import_runs.store') => Promise<void>
}

/** Runs the import. If empty cells would clear values, it first asks and shows how many. */
function Run({ found, isOff, start }: RunProps) {
  const t = useWords()
  const label = t('platform.imports.run')
  const run = () => start('platform.admin.import_runs.store')
  const cleared = found.trial ? sumOf(found.trial.changes, 'cleared') : null
  if (found.choices.emptyCells !== 'clear' || cleared === 0) {
    return (
      <Button disabled={isOff} onClick={() => void run()}>
        {label}
      </Button>
    )
  }
  const question =
    found.trial && cleared ? (
      <>
        {t('platform.imports.changes.cleared', { count: cleared })} <ClearedFields counts={found.trial.changes} />
      </>
    ) : (
      t('platform.imports.clear_untried')
    )
  return <ConfirmButton label={label} variant="filled" disabled={isOff} question={question} run={run} />
}

function More({ found }: { found: ImportData }) {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const [isNaming, setNaming] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const [isUndoing, setUndoing] = useState(false)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('platform.imports.more')}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {can('platform.import_profiles.create') && found.choices.resource && (
            <Menu.Item leftSection={<IconBookmark size={16} />} onClick={() => setNaming(true)}>
              {t('platform.imports.save_profile')}
            </Menu.Item>
          )}
          {can('platform.imports.run') && found.canUndo && (
            <Menu.Item
              leftSection={<IconArrowBackUp size={16} />}
              disabled={found.progress !== null}
              onClick={() => setUndoing(true)}
            >
              {t('platform.imports.undo')}
            </Menu.Item>
          )}
          {can('platform.imports.delete') && (
            <Menu.Item
              leftSection={<IconTrash size={16} />}
              color="red"
              disabled={found.progress !== null}
              onClick={() => setDeleting(true)}
            >
              {t('admin.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={isUndoing}
        label={t('platform.imports.undo')}
        color="red"
        question={t('platform.imports.undo_question')}
        keep={t('platform.imports.undo_not')}
        run={async () => {
          const answer = await call('POST', 'platform.admin.import_undoings.store', { params: { id: found.id } })
          if (answer) followJob(answer.data.job)
          return answer
        }}
        onClose={() => setUndoing(false)}
      />
      {isNaming && <SaveProfile found={found} onClose={() => setNaming(false)} />}
      {isDeleting && (
        <DeleteDialog
          title={t('platform.imports.delete_title')}
          text={t('platform.imports.delete_text', { name: found.name })}
          remove={() =>
            call('DELETE', 'platform.admin.imports.destroy', {
              params: { id: found.id },
              data: { version: found.version },
            })
          }
          onDone={() => navigate('/admin/imports')}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
