import type { ReactNode } from 'react'
import { CallToAction } from '../call-to-action.tsx'
import type { PublicPage } from '../public-page.ts'
import { marketingWords } from '../words.ts'

export interface PageHeadProps {
  readonly page: PublicPage
  /** Beside the words where there is room, else below them. */
  readonly picture?: ReactNode
  /** From edge to edge, below the words. */
  readonly scene?: ReactNode
  /** Between the words and the button. */
  readonly children?: ReactNode
}

/** The beginning of a public page: what it is about, the way on, and its own scene. */
export function PageHead({ page, picture, scene, children }: PageHeadProps) {
  return picture ? (
    <div className="mx-auto grid max-w-[74rem] items-center gap-x-14 gap-y-8 px-4 pt-[clamp(1.5rem,4vw,3.5rem)] pb-4 md:px-8 lg:grid-cols-[1fr_minmax(0,30rem)]">
      <div>
        <HeadWords page={page}>{children}</HeadWords>
      </div>
      <div className="mx-auto w-full max-w-[30rem]">{picture}</div>
    </div>
  ) : (
    <div>
      <div className="mx-auto max-w-[46rem] px-4 pt-[clamp(1.5rem,5vw,4rem)] pb-6 text-center">
        <HeadWords page={page} isCentred>
          {children}
        </HeadWords>
      </div>
      {scene}
    </div>
  )
}

function HeadWords({
  page,
  isCentred = false,
  children,
}: {
  readonly page: PublicPage
  readonly isCentred?: boolean
  readonly children: ReactNode
}) {
  return (
    <>
      <h1 className="text-display">{page.heading}</h1>
      <div className={isCentred ? 'mx-auto mt-5 grid max-w-[38rem] gap-3' : 'mt-5 grid max-w-[36rem] gap-3'}>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph} className="text-l text-ink-soft">
            {paragraph}
          </p>
        ))}
      </div>
      {children}
      <div
        className={
          isCentred
            ? 'mt-7 flex flex-wrap items-center justify-center gap-x-5 gap-y-3'
            : 'mt-7 flex flex-wrap items-center gap-x-5 gap-y-3'
        }
      >
        <CallToAction words={page.action} reloadDocument={page.path === '/check-ins'} />
        <p className="text-s text-ink-soft in-data-[session=account]:hidden">{marketingWords.noSignUp}</p>
      </div>
    </>
  )
}
