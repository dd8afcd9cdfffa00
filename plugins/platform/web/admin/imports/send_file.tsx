import { Alert, Anchor, Button, Group, Select, Stack } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useNavigate } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { FileDrop } from '#web/admin/form/file_drop'
import { messageOf } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useRouteAddress } from '#web/admin/route_address'

/** Kinds of files that are offered. The content decides what is read. */
const KINDS = [
  '.csv',
  '.txt',
  '.tsv',
  '.xlsx',
  '.xml',
  '.json',
  'text/csv',
  'text/plain',
  'text/tab-separated-values',
  'text/xml',
  'application/json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

/** Uploads a file with a profile, and opens the import. */
export function SendFile({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const can = useCan()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const addressOf = useRouteAddress()
  const profiles = useReadyProfiles()
  const [file, setFile] = useState<File | null>(null)
  const [profile, setProfile] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    if (!file) return setFailure(t('platform.imports.choose_file'))
    setSending(true)
    setFailure(null)
    const form = new FormData()
    if (profile) form.append('profile', profile)
    form.append('file', file)
    try {
      const answer = await call('POST', 'platform.admin.imports.store', { data: form })
      if (answer) navigate(pathOf('platform.admin.import', { id: answer.data.id }) ?? '/admin')
    } catch (error) {
      setFailure(messageOf(error, t))
      setSending(false)
    }
  }
  const sample = addressOf('platform.admin.import_samples.show', { resource: 'products' })
  return (
    <Dialog opened onClose={onClose} title={t('platform.imports.send')} size="lg" closeOnClickOutside={!isSending}>
      <Stack>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <FileDrop
          label={t('platform.imports.file')}
          help={t('platform.imports.file_help')}
          accept={KINDS}
          file={file}
          onChange={setFile}
        />
        {profiles.length > 0 && (
          <Select
            label={t('platform.imports.profile')}
            description={t('platform.imports.profile_help')}
            data={profiles}
            value={profile}
            onChange={setProfile}
            clearable
          />
        )}
        <Group justify="space-between">
          {sample && can('platform.imports.download_sample') ? (
            <Anchor href={sample} download size="sm">
              {t('platform.imports.sample')}
            </Anchor>
          ) : (
            <span />
          )}
          <Group>
            <Button variant="default" onClick={onClose} disabled={isSending}>
              {t('admin.cancel')}
            </Button>
            <Button onClick={() => void send()} loading={isSending}>
              {t('platform.imports.examine')}
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Profiles that are ready to be used, as choices. */
function useReadyProfiles(): { value: string; label: string }[] {
  const can = useCan()
  const isAllowed = can('platform.import_profiles.list')
  const [profiles, setProfiles] = useState<{ value: string; label: string }[]>([])
  useEffect(() => {
    if (!isAllowed) return undefined
    const stop = new AbortController()
    const query = { 'filter[status]': 'ready', 'limit': 100, 'sort': 'name' }
    call('GET', 'platform.admin.import_profiles.index', { query, signal: stop.signal }).then(
      (answer) =>
        answer && setProfiles(answer.data.map(({ id, name }) => ({ value: String(id), label: String(name) }))),
      // Without profiles a file is read as it seems to be.
      () => {}
    )
    return () => stop.abort()
  }, [isAllowed])
  return profiles
}
