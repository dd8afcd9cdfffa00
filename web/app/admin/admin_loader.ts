import { data } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'
import type { StaffPerson } from '#web/lib/context'
import type { PackedWords } from '#web/lib/icu_format'
import { Problem } from '#web/lib/problem'
import { screenArgs, toResponse, type ScreenArgs } from '#web/lib/screen_loader'
import { selectWords, word } from '#web/lib/words.server'
import { findScreen, mayOpen } from './menu.server'

export interface AdminScreenOptions {
  /** The screen's id in `screens.ts`: its permission and title are read there. */
  id: string
  /** Sections of words the screen shows: `users.staff` gives `users.staff.*`. */
  words: readonly string[]
}

export interface AdminArgs extends ScreenArgs {
  staff: StaffPerson
}

/** What every screen of the back office carries beside its own data. */
export interface AdminScreenData {
  words: PackedWords
  screen: { id: string; title: string }
}

/**
 * Wraps the loader of a screen of the back office: only staff come in, only with the screen's permission; its words and
 * title come along; a call's problem becomes the login (401) or the error page of its status inside the frame.
 */
export function adminLoader<T extends object>(options: AdminScreenOptions, load: (args: AdminArgs) => Promise<T>) {
  const screen = findScreen(options.id)
  return async ({ context, request, params }: LoaderFunctionArgs) => {
    const args = screenArgs(context, request, params)
    try {
      const { staff } = context.visitor
      if (!staff) throw new Problem(401, [])
      if (!screen) throw new Error(`No manifest names the screen "${options.id}"`)
      if (!mayOpen(staff, screen)) throw data(null, { status: 403 })
      const own = await load({ ...args, staff })
      const shared: AdminScreenData = {
        words: selectWords(args.locale, options.words),
        screen: { id: options.id, title: word(args.locale, screen.title) },
      }
      return { ...shared, ...own }
    } catch (error) {
      throw toResponse(error, args)
    }
  }
}
