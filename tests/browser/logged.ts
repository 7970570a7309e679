/** Events as a log has them, a second apart, the last of them just now; and when their game began. */
export function logged<Event>(events: readonly Event[]) {
  const createdAt = Date.now() - 1000 * (events.length + 1);
  return {
    createdAt,
    events: events.map((event, index) => ({
      id: `e${index}`,
      seq: index + 1,
      at: createdAt + 1000 * (index + 1),
      kind: 'play' as const,
      event,
    })),
  };
}
