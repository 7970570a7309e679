export interface GoolsThreeManWords {
  /* words of this part */
  readonly heading: string;
}
