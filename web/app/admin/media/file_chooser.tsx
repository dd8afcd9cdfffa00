import { Alert, Group, Loader, NativeSelect, Stack, TextInput } from '@mantine/core'
import { Dialog } from '../dialogs/dialog'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { messageOf } from '../notify'
import { useWords } from '#web/lib/i18n'
import type { Picked } from './picked_files'

export interface FileCategory {
  id: number
  name: string
}

interface FileChooserProps<F extends Picked> {
  title: string
  /** Those whose names have the words, the newest first. */
  find: (q: string, signal: AbortSignal, category: number | null) => Promise<F[]>
  /** Without any there is no choice of one. */
  categories?: readonly FileCategory[]
  /** One of them on its button. */
  draw: (file: F) => ReactNode
  onPick: (file: F) => void
  onClose: () => void
}

/** Chooses among what was sent in before. */
export function FileChooser<F extends Picked>(props: FileChooserProps<F>) {
  const { title, find, categories = [], draw, onPick, onClose } = props
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed, 250)
  const [category, setCategory] = useState<number | null>(null)
  const [found, setFound] = useState<F[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(find)
  latest.current = find
  useEffect(() => {
    const aborter = new AbortController()
    setProblem(null)
    latest.current(q.trim(), aborter.signal, category).then(setFound, (error: unknown) => {
      if (!aborter.signal.aborted) setProblem(messageOf(error, t))
    })
    return () => aborter.abort()
  }, [q, category, t])
  return (
    <Dialog opened onClose={onClose} size="xl" title={title}>
      <Stack>
        <Group align="end" gap="sm">
          <TextInput
            type="search"
            label={t('admin.media.search')}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            style={{ flex: '2 1 16rem' }}
            data-autofocus
          />
          {categories.length > 0 && (
            <NativeSelect
              label={t('admin.media.category')}
              value={category ?? ''}
              onChange={({ currentTarget }) => setCategory(Number(currentTarget.value) || null)}
              data={[
                { value: '', label: t('admin.media.every_category') },
                ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              style={{ flex: '1 1 10rem' }}
            />
          )}
        </Group>
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
