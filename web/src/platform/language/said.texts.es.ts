import { labels } from '@roomtone/contract/language/es/labels'
import type * as english from './said.texts.ts'

export const said: typeof english.said = (label) => labels[label] ?? label
