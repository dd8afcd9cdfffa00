import { Button, FileButton, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { messageOf, notifyDone } from '#web/admin/notify'
import { problemOf } from '#web/lib/problem'
import { sendFile } from '#web/lib/send_file'
import { useWords } from '#web/lib/i18n'

/** Puts another file in the place of a medium: all that shows it shows the new one. */
export function ReplaceFile({ id, accept }: { id: number; accept: string }) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (file: File | null) => {
    if (!file) return
    setProblem(null)
    setShare(0)
    try {
      await sendFile('platform.admin.medium_files.store', { file, params: { id }, onProgress: setShare })
      notifyDone(t('platform.library.replaced'))
      revalidate()
    } catch (error) {
      setProblem(problemOf(error)?.errors.length ? messageOf(error, t) : t('platform.library.interrupted'))
    }
    setShare(null)
  }
  return (
    <div>
      <FileButton onChange={(file) => void send(file)} accept={accept}>
        {(button) => (
          <Button {...button} variant="default" size="xs" loading={share !== null}>
            {t('platform.library.replace')}
          </Button>
        )}
      </FileButton>
      <Text size="xs" c="dimmed">
        {t('platform.library.replace_help')}
      </Text>
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </div>
  )
}
