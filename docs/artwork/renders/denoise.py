"""Takes the grain out of a picture of few samples: an edge-avoiding wavelet filter led by surfaces and their colours."""

import numpy

LEVELS = 5


def padded(values, edge):
    """With its border repeated `edge` pixels outwards."""
    return numpy.pad(values, ((edge, edge), (edge, edge)) + ((0, 0),) * (values.ndim - 2), mode="edge")


def seen(wide, edge, dy, dx):
    """The picture in a padded one, moved by whole pixels."""
    height, width = wide.shape[0] - 2 * edge, wide.shape[1] - 2 * edge
    return wide[edge + dy : edge + dy + height, edge + dx : edge + dx + width]


def calmed(values):
    """The mean of each pixel and its eight neighbours, so that a single stray one does not keep itself."""
    wide = padded(values, 1)
    return sum(seen(wide, 1, dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9


def denoise(colour, albedo, normal, clear=False):
    """
    All are float arrays of height x width x 3; light alone is smoothed, so that what is printed or woven stays sharp. Where
    something is `clear`, by chance one sample sees it and the next what is behind it: then the surfaces have grain as well.
    """
    albedo = numpy.clip(albedo, 0, 4)
    if clear:
        albedo, normal = calmed(calmed(albedo)), calmed(calmed(normal))
    base = albedo + 0.02
    light = numpy.minimum(colour, 4.0) / base
    guides = numpy.concatenate([normal * 3.2, albedo * 5.0], axis=2).astype(numpy.float32)
    tolerance = 0.9
    for level in range(LEVELS):
        step = 1 << level
        total = light * 0.25
        weight = numpy.full(light.shape[:2], 0.25, dtype=numpy.float32)
        tone = numpy.sqrt(numpy.clip(calmed((light * base).mean(axis=2)), 0, None)) * (4 / tolerance)
        led = numpy.concatenate([guides, tone[..., None]], axis=2).astype(numpy.float32)
        wide, wide_light = padded(led, step), padded(light, step)
        for dy in (-step, 0, step):
            for dx in (-step, 0, step):
                if dy == 0 and dx == 0:
                    continue
                kernel = 0.125 if dy == 0 or dx == 0 else 0.0625
                apart = seen(wide, step, dy, dx) - led
                here = kernel * numpy.exp(-numpy.einsum("ijk,ijk->ij", apart, apart))
                total += seen(wide_light, step, dy, dx) * here[..., None]
                weight += here
        light = total / weight[..., None]
        tolerance *= 0.62
    return light * base
