import { Alert, Loader, Stack, TextInput } from '@mantine/core'
import { Dialog } from '../dialogs/dialog'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { messageOf } from '../notify'
import { useWords } from '#web/lib/i18n'
import type { Picked } from './picked_files'

interface FileChooserProps<F extends Picked> {
  title: string
  /** Those whose names have the words, the newest first. */
  find: (q: string, signal: AbortSignal) => Promise<F[]>
  /** One of them on its button. */
  draw: (file: F) => ReactNode
  onPick: (file: F) => void
  onClose: () => void
}

/** Chooses among what was sent in before. */
export function FileChooser<F extends Picked>({ title, find, draw, onPick, onClose }: FileChooserProps<F>) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  const [found, setFound] = useState<F[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    const aborter = new AbortController()
    setProblem(null)
    latest.current(q.trim(), aborter.signal).then(setFound, (error: unknown) => {
      if (!aborter.signal.aborted) setProblem(messageOf(error, t))
    })
    return () => aborter.abort()
  }, [q, t])
  return (
    <Dialog opened onClose={onClose} size="xl" title={title}>
      <Stack>
        <TextInput
          type="search"
          label={t('admin.media.search')}
          maxLength={100}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {found === null && !problem && <Loader aria-label={t('shell.loading')} />}
        <p className="sr-only" role="status">
          {found && t('admin.media.found', { count: found.length })}
        </p>
        {found?.length === 0 && <p>{t('admin.media.none')}</p>}
        {found && found.length > 0 && (
          <ul className="admin-chooser">
            {found.map((file) => (
              <li key={file.id}>
                <button type="button" onClick={() => onPick(file)}>
                  {draw(file)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  )
}
