import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { formatInstant, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { useLocale } from '#web/lib/shell'
import { ChangesPanel, type ShownChanges } from './changes_panel'
import { ColumnsSection } from './columns_section'
import { DefaultsSection } from './defaults_section'
import { ImagesSection } from './images_section'
import { ImportActions } from './import_actions'
import { ProgressPanel } from './progress_panel'
import { ReadingSection } from './reading_section'
import { ReportPanel, UndoingPanel, isTrialShown } from './report_panel'
import { StateWord } from './state_word'
import { choicesOf, valuesOf, type ImportData, type ReportData, type TrialChanges } from './import_data'

/** Things that a page of a trial's changes holds. */
const CHANGES = 10

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.import', words: ['platform.imports'] },
  async ({ context, params, request }) => {
    const id = Number(params.id)
    const { data: found } = await callOrFail(context, 'GET', 'platform.admin.imports.show', { params: { id } })
    const { searchParams } = new URL(request.url)
    const shown = { field: searchParams.get('field'), isCleared: searchParams.has('cleared') }
    const page = Math.max(1, Math.trunc(Number(searchParams.get('page') ?? 1)) || 1)
    const query = { page, limit: CHANGES, isCleared: shown.isCleared, ...(shown.field ? { field: shown.field } : {}) }
    const changes = found.trial
      ? await callOrFail(context, 'GET', 'platform.admin.import_changes.index', { params: { id }, query })
      : null
    return { found, changes, shown }
  }
)

/** An import: file, settings, trial and run. */
export default function ImportScreen() {
  const t = useWords()
  const can = useCan()
  const { found, changes, shown } = useLoaderData<typeof loader>() as {
    found: ImportData
    changes: TrialChanges | null
    shown: ShownChanges
  }
  const form = useAdminForm({
    values: valuesOf(found.choices, found.file.columns),
    version: found.version,
    save: (values, version = 0) =>
      call('PUT', 'platform.admin.imports.update', {
        params: { id: found.id },
        data: { ...choicesOf(values), version },
      }),
    fresh: (row) => {
      const fresh = row as ImportData
      return { values: valuesOf(fresh.choices, fresh.file.columns), version: fresh.version }
    },
  })
  const isRunning = found.progress !== null
  const isReadOnly = isRunning || !found.file.isThere || !can('platform.imports.update')
  return (
    <AdminPage
      title={found.name}
      parent={{ screen: 'platform.admin.imports' }}
      caption={<Caption found={found} />}
      actions={<ImportActions found={found} isDirty={form.isDirty} />}
    >
      {found.progress && <ProgressPanel job={found.job} progress={found.progress} />}
      {!isRunning && found.undoing && <UndoingPanel undoing={found.undoing} />}
      {!isRunning && (found.report ?? found.trial) && <ReportPanel found={found} />}
      {!isRunning && isTrialShown(found) && changes && (
        <ChangesPanel report={found.trial as ReportData} changes={changes} shown={shown} />
      )}
      <AdminForm
        form={form}
        isReadOnly={isReadOnly}
        side={
          <>
            <ReadingSection resources={found.resources} found={found.file} isPlain={found.isPlain} />
            {!found.isPlain && <ImagesSection found={found} isReadOnly={isReadOnly} />}
          </>
        }
      >
        <ColumnsSection found={found} title={t('platform.imports.columns')} />
        <DefaultsSection fields={found.fields} values={form.values} set={form.set} isReadOnly={isReadOnly} />
      </AdminForm>
    </AdminPage>
  )
}

function Caption({ found }: { found: ImportData }) {
  const t = useWords()
  const locale = useLocale()
  return (
    <>
      <StateWord state={found.state} />{' '}
      {t('platform.imports.caption', {
        rows: found.file.rows,
        figure: formatNumber(locale, found.file.rows),
        name: found.ownerName,
        at: formatInstant(locale, found.createdAt),
      })}{' '}
      <RecordHistory subject="platform.imports" id={found.id} />
    </>
  )
}
