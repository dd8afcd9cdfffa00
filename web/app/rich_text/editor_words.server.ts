import { wordsOfAllBlocks } from './plugin_blocks'

/** Sections of translations of a screen with the editor: its own, and those of the blocks that it shows. */
export const editorWords = (): string[] => ['editor', ...wordsOfAllBlocks()]
